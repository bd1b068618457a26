import { orderHistoryPlaceAt, orderPlaceAt, withdrawPlaceAt } from '~/services/domain/links/order-links.rules'
import { modifyKitPlaceAt } from '~/services/flows/modify-kit/modify-kit.rules'
import {
  editBillingPlaceAt,
  editCardPlaceAt,
  paymentMethodPlaceAt,
} from '~/services/flows/payment-method/payment-method-links.rules'
import { paymentsPlaceAt } from '~/services/flows/payments/payments-links.rules'
import { erasePlaceAt } from '~/services/flows/privacy/privacy-links.rules'
import { boxOptionsPlaceAt, readingClubPlaceAt } from '~/services/flows/reading-club/reading-club-links.rules'
import {
  childFormPlaceAt,
  contactDetailsPlaceAt,
  familyPlaceAt,
  giftsPlaceAt,
  passwordPlaceAt,
  preferencesPlaceAt,
  privacyPlaceAt,
  settingsPlaceAt,
  smsPlaceAt,
} from '~/services/flows/settings/settings-links.rules'
import { shipDatePlaceAt } from '~/services/flows/ship-date/ship-date.rules'
import { shippingAddressPlaceAt } from '~/services/flows/shipping-address/shipping-address-links.rules'
import { changePlaceAt } from '~/services/flows/subscription-change/subscription-change-links.rules'
import type { Around } from './around'
import { Pages } from './pages'

type Preloaded = { preload?: () => Promise<unknown> | undefined }

/** A page by its address: who reads the path, and who loads what stands there, while the page's own file comes. */
const page =
  <Place, Loaded>(
    placeAt: (path: string) => Place | null,
    { shownBy, load }: { shownBy: Preloaded; load: (place: Place, around: Around) => Promise<Loaded> },
  ) =>
  (path: string) => {
    const place = placeAt(path)
    if (place === null) return null
    return async (around: Around) => {
      const [loaded] = await Promise.all([load(place, around), shownBy.preload?.()])
      return loaded
    }
  }

const readers = [
  page(paymentsPlaceAt, {
    shownBy: Pages.payments,
    load: async (place, around) => (await import('../-payments/payments.load')).loadPayments(place, around),
  }),
  page(readingClubPlaceAt, {
    shownBy: Pages.readingClub,
    load: async (place, around) => (await import('../-reading-club/reading-club.load')).loadReadingClub(place, around),
  }),
  page(boxOptionsPlaceAt, {
    shownBy: Pages.clubOptions,
    load: async (place, around) => (await import('../-reading-club/club-options.load')).loadClubOptions(place, around),
  }),
  page(shipDatePlaceAt, {
    shownBy: Pages.shipDate,
    load: async (place, around) => (await import('../-ship-date/ship-date.load')).loadShipDate(place, around),
  }),
  page(changePlaceAt, {
    shownBy: Pages.subscriptionChange,
    load: async (place, around) => {
      const { loadSubscriptionChange } = await import('../-subscription-change/subscription-change.load')
      return loadSubscriptionChange(place, around)
    },
  }),
  page(settingsPlaceAt, {
    shownBy: Pages.settings,
    load: async (_, around) => (await import('../-settings/settings.load')).loadSettings(around),
  }),
  page(familyPlaceAt, {
    shownBy: Pages.family,
    load: async (_, around) => (await import('../-settings/family.load')).loadFamily(around),
  }),
  page(preferencesPlaceAt, {
    shownBy: Pages.preferences,
    load: async (_, around) => (await import('../-settings/preferences.load')).loadPreferences(around),
  }),
  page(childFormPlaceAt, {
    shownBy: Pages.child,
    load: async (place, around) => (await import('../-settings/child.load')).loadChild(place, around),
  }),
  page(contactDetailsPlaceAt, {
    shownBy: Pages.contactDetails,
    load: async (place, around) =>
      (await import('../-settings/contact-details.load')).loadContactDetails(place, around),
  }),
  page(passwordPlaceAt, {
    shownBy: Pages.password,
    load: async (place, around) => (await import('../-settings/password.load')).loadPassword(place, around),
  }),
  page(paymentMethodPlaceAt, {
    shownBy: Pages.paymentMethod,
    load: async (place, around) =>
      (await import('../-payment-method/payment-method.load')).loadPaymentMethod(place, around),
  }),
  page(editCardPlaceAt, {
    shownBy: Pages.editCard,
    load: async (place, around) => (await import('../-payment-method/edit-card.load')).loadEditCard(place, around),
  }),
  page(editBillingPlaceAt, {
    shownBy: Pages.editBilling,
    load: async (place, around) =>
      (await import('../-payment-method/edit-billing.load')).loadEditBilling(place, around),
  }),
  page(shippingAddressPlaceAt, {
    shownBy: Pages.shippingAddress,
    load: async (place, around) =>
      (await import('../-addresses/shipping-address.load')).loadShippingAddress(place, around),
  }),
  page(modifyKitPlaceAt, {
    shownBy: Pages.modifyKit,
    load: async (place, around) => (await import('../-modify-kit/modify-kit.load')).loadModifyKit(place, around),
  }),
  page(giftsPlaceAt, {
    shownBy: Pages.gifts,
    load: async (place, around) => (await import('../-settings/gifts.load')).loadGifts(place, around),
  }),
  page(orderHistoryPlaceAt, {
    shownBy: Pages.orderHistory,
    load: async (_, around) => (await import('../-orders/order-history.load')).loadOrderHistory(around),
  }),
  page(orderPlaceAt, {
    shownBy: Pages.order,
    load: async (place, around) => (await import('../-orders/order.load')).loadOrder(place, around),
  }),
  page(withdrawPlaceAt, {
    shownBy: Pages.withdrawal,
    load: async (place, around) => (await import('../-orders/withdrawal.load')).loadWithdrawal(place, around),
  }),
  page(erasePlaceAt, {
    shownBy: Pages.eraseAccount,
    load: async (_, around) => (await import('../-settings/erase-account.load')).loadEraseAccount(around),
  }),
  page(privacyPlaceAt, {
    shownBy: Pages.privacy,
    load: async (_, around) => (await import('../-settings/privacy.load')).loadPrivacy(around),
  }),
  page(smsPlaceAt, {
    shownBy: Pages.sms,
    load: async (_, around) => (await import('../-settings/sms.load')).loadSms(around),
  }),
]

/** Who reads the page at `path`, the part of the address after /account/; null where there is none. */
export function readerAt(path: string) {
  for (const reader of readers) {
    const read = reader(path)
    if (read) return read
  }
  return null
}
