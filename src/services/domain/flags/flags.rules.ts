/** One flag: its values, the one that holds when nothing else is said, and what it is for. */
type FlagDefinition = { values: readonly string[]; otherwise: string; about: string }

const onOff = (about: string, otherwise: 'on' | 'off' = 'off'): FlagDefinition => ({
  values: ['on', 'off'],
  otherwise,
  about,
})
const treatment = (about: string): FlagDefinition => ({ values: ['control', 'treatment'], otherwise: 'control', about })

/**
 * Every flag that the shop asks for (S-317…S-326; keys of unnamed ones decided: E-22, E-34, E-35).
 * A flag that nobody lists is off.
 */
export const FLAGS = {
  'enable-bfcm': onOff('Black Friday banners (S-153)'),
  'retention-enable-powered-by-pg-logo': onOff('"Powered by" logo on the account page'),
  'money_enable-subscribe-and-save': {
    values: ['enabled', 'disabled'],
    otherwise: 'enabled',
    about: 'Single Play Kits can be bought beside the subscription (S-255)',
  },
  'money_enable-individual-playthings': onOff('Add-on products on kit pages (S-082)', 'on'),
  'money_enable-cart-next-js-migration': onOff('The cart stands in this shop, not on SHOP_HOST (S-016; decided: E-95)'),
  'money_increase-perceived-pk-sub-value': treatment('Another hero on kit pages (S-092)'),
  'money_resale-value-on-plk-pdp-v2': treatment('The resale message on kit pages (S-091)'),
  'sub-squad-pk-yotpo-override': onOff('Reviews on every kit page (decided: E-34)'),
  'subscription-page-tabs': onOff('Pill tabs "buy now" and "subscribe" (S-064)'),
  'tariff-display': onOff('Tariff notice (S-069)'),
  'reviews-yotpo': onOff('First review provider (S-071)'),
  'reviews-trusted-shops': onOff('Second review provider (S-071)'),
  'play-kit-parts': onOff('Kit parts, and the tab of add-ons (S-082; decided: E-22)', 'on'),
  'reading-club': onOff('Early reader club'),
  'cart-treatment': onOff('The other layout of the cart (S-015; decided: E-35)'),
  'erc-pause-state': onOff('Pausing an early reader club subscription'),
  'retention-cancel-saver': onOff('Cancel saver paths (decided: E-69)'),
  'retention-sms-messaging': onOff('SMS tile in the account settings'),
  'holiday-mode': onOff('Holiday banners'),
  'new-checkout': onOff('Our own checkout (decided: E-83)', 'on'),
  'loud-failures': onOff('A polite message where a failure is otherwise only logged (decided: E-91)'),
} as const satisfies Record<string, FlagDefinition>

export type FlagKey = keyof typeof FLAGS
/** What each flag says for one request: decided once on the server, the same in the browser. */
export type Flags = Record<FlagKey, string>

export const FLAG_KEYS = Object.keys(FLAGS).filter((key): key is FlagKey => key in FLAGS)
export const isOn = (flags: Partial<Flags>, key: FlagKey) => flags[key] === 'on'
