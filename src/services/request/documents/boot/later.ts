/**
 * How a route's list of preloads marks a file that its flows run, but nothing before somebody acts: a fragment, which no
 * request carries.
 */
export const LATER = '#later'
