import { css } from '#styled/css'

export const around = css({ minHeight: '70vh' })
/** What stands beside it is seen until it is drawn. */
export const place = css({ '&:not(:empty) + *': { display: 'none' } })
export const starting = css({ padding: '12px 14px', fontSize: '14px', color: 'text.muted' })
