/** Query that shows the thanks without scripts. */
export const FEEDBACK_THANKS = 'obrigado'
