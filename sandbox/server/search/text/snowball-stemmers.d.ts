declare module 'snowball-stemmers' {
  interface Stemmer {
    stem(word: string): string
  }
  export const newStemmer: (language: 'portuguese') => Stemmer
}
