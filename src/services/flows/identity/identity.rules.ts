import { withoutPrefix } from '~/services/domain/locale'

/** Whether a path shows what belongs to one person alone: it must not be seen by whoever comes next. */
export const isPersonalPath = (path: string) => /^\/(account|pages\/activate-gift)(\/|$)/.test(withoutPrefix(path))
