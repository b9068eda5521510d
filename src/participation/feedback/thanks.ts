/** Where browsers without scripts are thanked. */
export const FEEDBACK_THANKS = 'obrigado'
