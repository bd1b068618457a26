import { defineTextStyles } from '@pandacss/dev'

const besley = (value: { fontSize: string; lineHeight: string; letterSpacing: string; fontWeight: string }) => ({
  value: { fontFamily: 'display', ...value },
})

export const textStyles = defineTextStyles({
  display: besley({
    fontSize: 'clamp(34px, 25px + 2.6vw, 58px)',
    lineHeight: '1.08',
    letterSpacing: '-0.022em',
    fontWeight: '430',
  }),
  h1: besley({
    fontSize: 'clamp(30px, 24px + 1.5vw, 42px)',
    lineHeight: '1.14',
    letterSpacing: '-0.018em',
    fontWeight: '450',
  }),
  h2: besley({
    fontSize: 'clamp(25px, 21px + 1vw, 33px)',
    lineHeight: '1.2',
    letterSpacing: '-0.014em',
    fontWeight: '450',
  }),
  h3: besley({ fontSize: '20px', lineHeight: '1.3', letterSpacing: '-0.008em', fontWeight: '500' }),
  quote: besley({
    fontSize: 'clamp(22px, 18px + 1.2vw, 32px)',
    lineHeight: '1.3',
    letterSpacing: '-0.012em',
    fontWeight: '430',
  }),
  lead: { value: { fontSize: 'clamp(17px, 16px + .3vw, 20px)', lineHeight: '1.55' } },
  body: { value: { fontSize: '16px', lineHeight: '1.6' } },
  label: { value: { fontSize: '15px', lineHeight: '1.4', fontWeight: '620' } },
  small: { value: { fontSize: '14px', lineHeight: '1.5' } },
  badge: { value: { fontSize: '13.5px', lineHeight: '1.4', fontWeight: '620' } },
  price: { value: { fontWeight: '620', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
})
