import { lazyRouteComponent } from '@tanstack/react-router'

/** What shows each page that `account/$` can be: a file of its own, which is there before it is drawn (readers.ts). */
export const Pages = {
  payments: lazyRouteComponent(() => import('../-payments/payments.page'), 'PaymentsPage'),
  readingClub: lazyRouteComponent(() => import('../-reading-club/reading-club.page'), 'ReadingClubPage'),
  clubOptions: lazyRouteComponent(() => import('../-reading-club/club-options.page'), 'ClubOptionsPage'),
  shipDate: lazyRouteComponent(() => import('../-ship-date/ship-date.page'), 'ShipDatePage'),
  subscriptionChange: lazyRouteComponent(
    () => import('../-subscription-change/subscription-change.page'),
    'SubscriptionChangePage',
  ),
  settings: lazyRouteComponent(() => import('../-settings/settings.page'), 'SettingsPage'),
  preferences: lazyRouteComponent(() => import('../-settings/preferences.page'), 'PreferencesPage'),
  child: lazyRouteComponent(() => import('../-settings/child.page'), 'ChildPage'),
  contactDetails: lazyRouteComponent(() => import('../-settings/contact-details.page'), 'ContactDetailsPage'),
  password: lazyRouteComponent(() => import('../-settings/password.page'), 'PasswordPage'),
  paymentMethod: lazyRouteComponent(() => import('../-payment-method/payment-method.page'), 'PaymentMethodPage'),
  editCard: lazyRouteComponent(() => import('../-payment-method/edit-card.page'), 'EditCardPage'),
  editBilling: lazyRouteComponent(() => import('../-payment-method/edit-billing.page'), 'EditBillingPage'),
  shippingAddress: lazyRouteComponent(() => import('../-addresses/shipping-address.page'), 'ShippingAddressPage'),
  modifyKit: lazyRouteComponent(() => import('../-modify-kit/modify-kit.page'), 'ModifyKitPage'),
  family: lazyRouteComponent(() => import('../-settings/family.page'), 'FamilyPage'),
  gifts: lazyRouteComponent(() => import('../-settings/gifts.page'), 'GiftsPage'),
  orderHistory: lazyRouteComponent(() => import('../-orders/order-history.page'), 'OrderHistoryPage'),
  order: lazyRouteComponent(() => import('../-orders/order.page'), 'OrderPage'),
  withdrawal: lazyRouteComponent(() => import('../-orders/withdrawal.page'), 'WithdrawalPage'),
  eraseAccount: lazyRouteComponent(() => import('../-settings/erase-account.page'), 'EraseAccountPage'),
  privacy: lazyRouteComponent(() => import('../-settings/privacy.page'), 'PrivacyPage'),
  sms: lazyRouteComponent(() => import('../-settings/sms.page'), 'SmsPage'),
}
