/** Says to a page's script that a preview was in the way of a change (decided: E-65). */
export const READ_ONLY_HEADER = 'x-read-only'
