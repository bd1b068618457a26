import { css } from '#styled/css'

/** It gives way before anything else in the bar does: a name may be long. */
export const root = css({ position: 'relative', display: 'inline-flex', minWidth: 'touch' })
export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minWidth: 'touch',
  maxWidth: '100%',
  height: 'touch',
  padding: { xl: '0 12px' },
  borderRadius: 'control',
  fontWeight: '520',
  fontSize: '15px',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  _hover: { background: 'surface.sunken' },
  '&[aria-expanded=true]': { background: 'surface.sunken' },
})
/** The greeting stands in the bar where there is room for it, and on top of the panel elsewhere. */
export const wide = css({
  display: { base: 'none', xl: 'inline' },
  minWidth: '0',
  maxWidth: '150px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
/** Opened by the browser alone, it lies above the page and has no button to hang from. */
const alone = { position: 'fixed', top: '0', right: '0', bottom: '0', left: '0' } as const
export const panel = css({
  display: 'none',
  position: 'absolute',
  // on a phone it ends where the page does, beside the bag
  right: { base: '-36px', lg: '0' },
  left: 'auto',
  top: 'calc(100% + 6px)',
  width: 'min(280px, calc(100vw - 2 * var(--margin)))',
  margin: '0',
  padding: '8px',
  background: 'surface.page',
  color: 'text.default',
  borderRadius: 'control',
  boxShadow: 'float',
  zIndex: 'drawer',
  animation: 'fade token(durations.quick)',
  '&[data-open=true]': { display: 'block' },
  '&:popover-open': { display: 'block', margin: '124px 24px auto auto', height: 'fit-content', ...alone },
})
export const hello = css({
  display: { xl: 'none' },
  padding: '8px 12px 12px',
  marginBottom: '8px',
  borderBottom: '1px solid token(colors.border.hairline)',
  textStyle: 'h3',
  overflowWrap: 'anywhere',
})
export const list = css({ display: 'grid' })
const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  width: '100%',
  minHeight: 'touchMin',
  padding: '0 12px',
  borderRadius: '8px',
  fontSize: '16px',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { background: 'surface.sunken' },
} as const
export const item = css(row)
/** Signing out stands apart from where one may go. */
export const last = css({
  marginTop: '8px',
  paddingTop: '8px',
  borderTop: '1px solid token(colors.border.hairline)',
})
export const logout = css({
  ...row,
  color: 'text.soft',
  // signing out is a call of the application
  '@media (scripting: none)': { display: 'none' },
})
export const problem = css({
  padding: '10px 12px',
  marginBottom: '8px',
  borderRadius: '8px',
  background: 'error.bg',
  color: 'error.fg',
  fontSize: '14px',
  lineHeight: '1.5',
})
/** In the drawer of phones: as wide as its rows. */
export const inDrawer = css({
  borderTop: '1px solid token(colors.border.hairline)',
  paddingBlock: '16px 8px',
  '& a, & button': { padding: '0' },
})
export const drawerHello = css({ textStyle: 'h3', paddingBottom: '8px', overflowWrap: 'anywhere' })
