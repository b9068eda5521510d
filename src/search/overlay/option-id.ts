/** The id of an option of the suggestion list, by which the text box says where the arrows rest. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`
