export const BABY = /^(?:bebe|nene|nascid|prematur)/
/** `filho de três semanas`: weeks are an age only of children. */
export const CHILD = /^(?:filh|net[oai]|gemeo|menin|sobrinh|guri|curumi|crianc|afilhad|irmaozinh|irmazinh)/

/** Whether a normalized word names a baby or child. */
export const isChild = (word: string): boolean => BABY.test(word) || CHILD.test(word)
