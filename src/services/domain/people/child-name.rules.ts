/** The longest name that stands on a box. */
export const CHILD_NAME_LENGTH = 100

/** As the browser checks it, too: a name has a letter. */
export const CHILD_NAME_PATTERN = '.*\\p{L}.*'
const NAME = new RegExp(`^(?:${CHILD_NAME_PATTERN})$`, 'u')

export const isChildName = (name: string): boolean => NAME.test(name)
