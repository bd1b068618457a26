import { REGIONS, type Region } from '../locale'
import { EU_COUNTRIES } from '../prices/tax.rules'

export const DELIVERY_METHODS = ['standard', 'express'] as const
export type DeliveryMethodId = (typeof DELIVERY_METHODS)[number]
/** A way of delivery: cents, and working days from the first to the last. */
type DeliveryMethod = { id: DeliveryMethodId; price: number; min_days: number; max_days: number }

type Method = Omit<DeliveryMethod, 'id'>
type RegionDelivery = {
  countries: readonly string[]
  /** where a visitor of the region is taken to live until the address says otherwise */
  home: string
  standard: Method
  express: Method
  /** standard delivery costs nothing from these cents of goods on */
  freeFrom: number
}

/** Delivery by region: cents of its currency and working days. */
export const DELIVERY: Record<Region, RegionDelivery> = {
  eu: {
    countries: EU_COUNTRIES,
    home: 'NL',
    standard: { price: 495, min_days: 2, max_days: 4 },
    express: { price: 995, min_days: 1, max_days: 2 },
    freeFrom: 5000,
  },
  us: {
    countries: ['US'],
    home: 'US',
    standard: { price: 695, min_days: 3, max_days: 6 },
    express: { price: 1195, min_days: 1, max_days: 3 },
    freeFrom: 7500,
  },
  gb: {
    countries: ['GB'],
    home: 'GB',
    standard: { price: 395, min_days: 2, max_days: 3 },
    express: { price: 895, min_days: 1, max_days: 1 },
    freeFrom: 5000,
  },
  au: {
    countries: ['AU'],
    home: 'AU',
    standard: { price: 995, min_days: 3, max_days: 7 },
    express: { price: 1495, min_days: 1, max_days: 3 },
    freeFrom: 10_000,
  },
}

/** Working days within which an order leaves us, and weeks for what is made once it is ordered. */
export const DISPATCH_DAYS = 2
export const MADE_TO_ORDER_WEEKS = 3

/** Every kit and every box of a subscription ships free, the first one too (decided: E-110). */
export const SUBSCRIPTION_DELIVERY_CENTS = 0

type Parcel = {
  region: Region
  goodsCents: number
  /** a kit or a box of a subscription is in it, and takes along whatever else is */
  hasSubscription: boolean
  /** nothing of it is sent before a day to come */
  leavesLater?: boolean
}

/** What a parcel can be sent by. Haste has no use for one that leaves on a day to come. */
export function deliveryMethods({ region, goodsCents, hasSubscription, leavesLater }: Parcel): DeliveryMethod[] {
  const { standard, express, freeFrom } = DELIVERY[region]
  const due = goodsCents >= freeFrom ? 0 : standard.price
  const slow = { id: 'standard' as const, ...standard, price: hasSubscription ? SUBSCRIPTION_DELIVERY_CENTS : due }
  return leavesLater ? [slow] : [slow, { id: 'express', ...express }]
}

/** The price of the chosen way; 0 while none is chosen. */
export const deliveryCents = (methods: readonly DeliveryMethod[], chosen: DeliveryMethodId | null) =>
  methods.find(({ id }) => id === chosen)?.price ?? 0

/** Everywhere that the shop sends to: who pays may live in any of it. */
export const SERVED_COUNTRIES: readonly string[] = Object.values(DELIVERY).flatMap(({ countries }) => countries)

/** The countries of a country's region: what is sent there is paid in that region's money. */
export const countriesBeside = (country: string): readonly string[] =>
  Object.values(DELIVERY).find(({ countries }) => countries.includes(country))?.countries ?? [country]

/** The region whose shop sends to a country; null where none does. */
export const regionServing = (country: string): Region | null =>
  REGIONS.find((region) => isServed(region, country)) ?? null

/** Whether the shop of a region sends to a country. */
export const isServed = (region: Region, country: string) => DELIVERY[region].countries.includes(country)
