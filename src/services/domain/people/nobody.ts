/** Instead of somebody's name: a page is there for who is signed out. */
export const NOBODY = 'nobody'
