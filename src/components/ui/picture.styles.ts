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
/** The colours that `blurOf` names, each fading from its own ninth of the place into the others. */
export const blurred = css({
  backgroundColor: 'var(--b4)',
  backgroundImage:
    'radial-gradient(55% 55% at 0% 0%, var(--b0) 15%, transparent), radial-gradient(55% 55% at 50% 0%, var(--b1) 15%, transparent), radial-gradient(55% 55% at 100% 0%, var(--b2) 15%, transparent), radial-gradient(55% 55% at 0% 50%, var(--b3) 15%, transparent), radial-gradient(55% 55% at 50% 50%, var(--b4) 15%, transparent), radial-gradient(55% 55% at 100% 50%, var(--b5) 15%, transparent), radial-gradient(55% 55% at 0% 100%, var(--b6) 15%, transparent), radial-gradient(55% 55% at 50% 100%, var(--b7) 15%, transparent), radial-gradient(55% 55% at 100% 100%, var(--b8) 15%, transparent)',
})
export type PictureShape = keyof typeof pictures
