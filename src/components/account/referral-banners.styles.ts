import { css } from '#styled/css'

const root = css({
  display: 'grid',
  gap: { base: '16px', md: '24px 48px' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  justifyItems: 'start',
  padding: { base: '24px', md: '32px 40px' },
  borderRadius: 'panel',
})

/** By the word that its editor chose. */
export const banners = {
  paper: `${root} ${css({ background: 'surface.sunken' })}`,
  sun: `${root} ${css({ background: 'sun.100' })}`,
  clay: `${root} ${css({ background: 'clay.100' })}`,
  fern: `${root} ${css({ background: 'saving.bg' })}`,
}
/** Nothing is kept free for who has no banner. */
export const list = css({ display: 'grid', gap: '20px', marginTop: '56px', _empty: { display: 'none' } })
export const about = css({ textStyle: 'small', color: 'text.soft', marginBottom: '4px', overflowWrap: 'anywhere' })
export const title = css({ textStyle: 'h3' })
export const text = css({ color: 'text.soft', marginTop: '6px', maxWidth: '560px' })
