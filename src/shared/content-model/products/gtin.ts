const FORM = /^(?:\d{8}|\d{12,14})$/

/** Whether a text is a GTIN: 8, 12, 13 or 14 digits with a valid check digit (GS1). */
export function isGtin(text: string): boolean {
  if (!FORM.test(text)) return false
  const [check = 0, ...digits] = [...text].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === check
}
