/** Of `waitForFunction`: by a clock, in ms. By itself it asks at each frame, and a busy machine may draw none for a while. */
export const POLLED = { polling: 100 }
