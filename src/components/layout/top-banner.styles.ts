import { css } from '#styled/css'

export const root = css({
  minHeight: 'topBanner',
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  padding: '8px 48px 8px 20px',
  background: 'surface.inverse',
  color: 'text.onInverse',
  fontSize: '14px',
  // two lines and the padding stay below the 53 px of S-046
  lineHeight: '18px',
  textAlign: 'center',
  '& a': { fontWeight: '620', textDecoration: 'underline' },
  // written by the first script of the page, before anything is painted (S-207: isBannerOpen)
  '[data-banner=closed] &': { display: 'none' },
})
export const close = css({
  position: 'absolute',
  right: '4px',
  top: '3px',
  '@media (scripting: none)': { display: 'none' },
})
