import { css } from '#styled/css'

/** The page around it: its heading stands beside the picture from 1024 px, and below it on phones. */
export const emptyLayout = css({
  display: 'grid',
  columnGap: 'var(--gap)',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gridTemplateRows: { lg: 'auto auto auto 1fr' },
  gridTemplateAreas: {
    base: '"notice" "list" "picture" "head" "body" "goods"',
    lg: '"notice notice" "list list" "picture head" "picture body" "goods goods"',
  },
})
export const inEmpty = {
  notice: css({ gridArea: 'notice' }),
  head: css({ gridArea: 'head' }),
  list: css({ gridArea: 'list', marginBottom: '32px' }),
  goods: css({ gridArea: 'goods' }),
}
/** From the top: in the middle it would sink with each part of the document that arrives. */
export const picture = css({
  gridArea: 'picture',
  width: { base: '260px', lg: '320px' },
  maxWidth: '100%',
  justifySelf: 'center',
  marginTop: { lg: '72px' },
  marginBottom: { base: '20px', lg: '0' },
})
export const body = css({
  gridArea: 'body',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  marginTop: '10px',
  maxWidth: '560px',
})
export const finder = css({ borderRadius: 'panel', boxShadow: '0 0 0 1px token(colors.border.hairline)' })
export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '4px 28px' })
export const agesTitle = css({ textStyle: 'label', marginBottom: '10px' })
export const ages = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
/** The edge in the colour of its year, as everywhere. */
export const age = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: 'touch',
  paddingInline: '14px',
  borderRadius: 'control',
  background: 'accent.soft',
  textDecoration: 'none',
  fontWeight: '520',
  '& small': { textStyle: 'small', color: 'text.soft' },
  _hover: { textDecoration: 'underline' },
})
