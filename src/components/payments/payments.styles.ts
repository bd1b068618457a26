import { css, cx } from '#styled/css'

/** Three sums above the ruler. */
export const sums = css({
  display: 'grid',
  gap: '20px 40px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1.3fr 1fr 1fr' },
  marginTop: '30px',
  paddingBlock: '22px',
  borderBlock: '1px solid token(colors.border.hairline)',
  '& dt': { textStyle: 'small', color: 'text.muted' },
})
export const sum = css({
  fontFamily: 'display',
  fontWeight: '450',
  fontSize: '26px',
  lineHeight: '1.25',
  letterSpacing: '-.012em',
  fontVariantNumeric: 'tabular-nums',
})
export const sumAbout = css({
  display: 'block',
  fontFamily: 'text',
  fontWeight: '400',
  fontSize: '14px',
  lineHeight: '1.45',
  letterSpacing: 'normal',
  color: 'text.soft',
})

/** Kits on the left of two rulers, money on the right. */
export const rows = css({ marginTop: '40px' })
const columns = css.raw({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) 44px minmax(0, 1fr)', md: 'minmax(0, 1fr) 70px minmax(0, 1fr)' },
  columnGap: { base: '10px', md: '28px' },
})
export const heads = css(columns, {
  fontWeight: '620',
  paddingBottom: '12px',
  '& > :first-child': { textAlign: 'right' },
})
export const row = css(columns, {
  minHeight: '96px',
  _first: { '& > [data-rulers]': { borderRadius: '4px 4px 0 0', overflow: 'clip', overflowClipMargin: '8px' } },
})
export const kit = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row-reverse' },
  alignItems: { base: 'flex-end', md: 'flex-start' },
  justifyContent: { md: 'flex-start' },
  gap: { base: '8px', md: '18px' },
  paddingBottom: '26px',
  textAlign: 'right',
  '& > :first-child': { order: { base: '2', md: '0' } },
})
export const picture = css({ width: { base: '96px', md: '132px' }, flex: 'none' })
export const kitName = css({ textStyle: 'h3', color: 'accent.deep', fontSize: { base: '18px', md: '21px' } })
export const kitText = css({ textStyle: 'small', color: 'text.soft' })
export const money = css({ paddingBottom: '26px', minWidth: '0' })
export const amount = css({
  fontFamily: 'display',
  fontWeight: '500',
  fontSize: { base: '19px', md: '22px' },
  lineHeight: '1.35',
  letterSpacing: '-.01em',
  fontVariantNumeric: 'tabular-nums',
})
export const status = css({ textStyle: 'small', color: 'text.soft' })
export const failed = cx(status, css({ color: 'error.fg', fontWeight: '520' }))

/** In two lines on a phone. */
export const otherwise = css({ textAlign: 'start' })

/** The ruler of the kits, and beside it that of the money. */
export const rulers = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: { base: '2px', md: '6px' },
})
export const time = css({
  position: 'relative',
  background:
    'repeating-linear-gradient(0deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 48px) 100% 0/13px 100% no-repeat, repeating-linear-gradient(0deg, rgb(31 42 48 / .65) 0 1px, transparent 1px 12px) 100% 0/7px 100% no-repeat, token(colors.sun.500)',
})
export const paper = css({
  position: 'relative',
  background:
    'repeating-linear-gradient(0deg, token(colors.success.fg) 0 1.5px, transparent 1.5px 48px) 0 0/13px 100% no-repeat, repeating-linear-gradient(0deg, rgb(36 96 58 / .55) 0 1px, transparent 1px 12px) 0 0/7px 100% no-repeat, token(colors.success.track)',
})
const band = css.raw({ position: 'absolute', right: '0', width: '8px', top: '0', bottom: '0' })
const planned = 'repeating-linear-gradient(0deg, token(colors.success.fill) 0 6px, transparent 6px 11px)'
/** A band begins at its payment, or goes on from the row before. */
export const bands = {
  paid: {
    begins: css(band, { background: 'success.fill', top: '14px' }),
    goesOn: css(band, { background: 'success.fill' }),
  },
  planned: { begins: css(band, { background: planned, top: '14px' }), goesOn: css(band, { background: planned }) },
}

const mark = css.raw({
  position: 'absolute',
  insetInline: { base: '-4px', md: '-6px' },
  top: '12px',
  height: '6px',
  borderRadius: '3px',
  boxShadow: '0 0 0 2px token(colors.paper.0)',
})
export const kitMark = css(mark, { background: 'accent' })
export const marks = {
  charged: css(mark, { background: 'success.fg' }),
  planned: css(mark, {
    background: 'paper.0',
    boxShadow: 'inset 0 0 0 1.5px token(colors.success.fg), 0 0 0 2px token(colors.paper.0)',
  }),
  failed: css(mark, { background: 'error.fg' }),
}

/** Today lies across both rulers. */
export const today = css({
  position: 'relative',
  display: 'grid',
  height: '56px',
  alignItems: 'center',
  justifyItems: 'center',
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    top: '27px',
    height: '2px',
    background: 'ink.900',
    zIndex: '1',
  },
})
export const todayRulers = css({
  position: 'absolute',
  insetBlock: '0',
  width: { base: '44px', md: '70px' },
  left: '50%',
  transform: 'translateX(-50%)',
})
export const todayPill = css({
  position: 'relative',
  zIndex: '2',
  background: 'ink.900',
  color: 'paper.0',
  borderRadius: 'pebble',
  fontSize: '13.5px',
  lineHeight: '30px',
  paddingInline: '14px',
  whiteSpace: 'nowrap',
})

export const keys = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 26px',
  marginTop: '28px',
  textStyle: 'small',
  color: 'text.soft',
  '& li': { display: 'flex', alignItems: 'center', gap: '10px' },
})
const key = css.raw({ width: '8px', height: '22px' })
export const keyPaid = css(key, { background: 'success.fill', borderRadius: '2px' })
export const keyPlanned = css(key, { background: planned })
export const after = css({ marginTop: '28px' })
