import { css } from '#styled/css'

export const why = css({ background: 'surface.sunken', marginTop: { base: '56px', lg: '88px' } })
export const questions = css({ paddingBottom: 'clamp(52px, 6.6vw, 88px)' })
export const cta = css({ marginTop: '36px' })
