import { css } from '#styled/css'

const base = { display: 'block', width: '100%', height: 'auto', maxWidth: '100%' } as const

export const pictures = {
  plain: css(base),
  paper: css({ ...base, borderRadius: 'paper', background: 'surface.sunken' }),
  wide: css({ ...base, borderRadius: 'paper', background: 'surface.sunken', aspectRatio: '5/4', objectFit: 'cover' }),
  four: css({ ...base, borderRadius: 'paper', background: 'surface.sunken', aspectRatio: '4/3', objectFit: 'cover' }),
  square: css({ ...base, borderRadius: 'paper', background: 'surface.sunken', aspectRatio: '1', objectFit: 'cover' }),
  round: css({ ...base, borderRadius: '50%', aspectRatio: '1', objectFit: 'cover' }),
  cover: css({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }),
}
export type PictureShape = keyof typeof pictures
