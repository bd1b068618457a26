import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { KitAnchor } from '~/services/domain/kits/kit-anchor.contract'
import { LANGUAGES } from '~/services/domain/locale'
import { PersonName, PersonText } from '~/services/domain/people/person-text.contract'
import { FIRST_KITS, USUAL_FIRST_KIT } from '~/services/domain/plans/first-kit'
import { PAYMENT_OPTIONS } from '~/services/domain/subscriptions/vocabulary'

/** The name that stands on the box: trimmed, 1 to 100 characters. */
export const NAME_LENGTH = 100

/** How a play kit is bought (S-086): the subscription, or this one kit once. */
export const PurchaseKind = z.enum(['subscription', 'standalone'])
export type PurchaseKind = z.infer<typeof PurchaseKind>

const OptionText = z.string().min(1).max(60)

const Customization = z.record(OptionText, OptionText).refine((chosen) => Object.keys(chosen).length <= 10)

/**
 * What was chosen on a kit's page (S-087, S-254; decided: E-29). `customization` holds the value of each customizable
 * option by the option's name; {} for a kit without options.
 */
export const SubscriptionChoice = z.strictObject({
  kitAnchor: KitAnchor,
  kind: PurchaseKind,
  customization: Customization,
})
export type SubscriptionChoice = z.infer<typeof SubscriptionChoice>

/** Input of `storeChoice`: without `customization` the one of the same kit stays. */
export const KeptChoice = SubscriptionChoice.partial({ customization: true })
export type KeptChoice = z.infer<typeof KeptChoice>

/**
 * The child of the subscription. Personal: never in a URL, a log or a cache (decided: E-89). `language` is the book's;
 * `firstKit` means something for a child who is not born yet (decided: E-111).
 */
export const SubscriptionChild = z.strictObject({
  name: PersonName(NAME_LENGTH),
  birthDate: CivilDate,
  language: z.enum(LANGUAGES),
  firstKit: z.enum(FIRST_KITS).default(USUAL_FIRST_KIT),
})
export type SubscriptionChild = z.infer<typeof SubscriptionChild>

/**
 * The form about the child as it was sent without a script and could not be taken: what stood in its fields, bounded.
 * `firstKit` is null where it was not asked yet.
 * Personal, and kept only so that nothing has to be typed again.
 */
export const TypedChild = z.strictObject({
  name: PersonText(NAME_LENGTH),
  language: z.enum(LANGUAGES),
  firstKit: z.enum(FIRST_KITS).nullable().default(null),
  parts: z.strictObject({ day: z.string().max(2), month: z.string().max(2), year: z.string().max(4) }),
})
export type TypedChild = z.infer<typeof TypedChild>

/** `isLookerTarget`: the shorter look back of E-06. `isQrTarget`: S-090, decided: E-07. */
export const StartingKitQuestion = z.strictObject({
  child: SubscriptionChild,
  isLookerTarget: z.boolean(),
  isQrTarget: z.boolean(),
})
export type StartingKitQuestion = z.infer<typeof StartingKitQuestion>

/** `childUuid`: the child of the account for whom the flow was started (decided: E-75); its checkout looks whose it is. */
export const KeptChild = StartingKitQuestion.extend({ childUuid: Uuid.nullable().default(null) })
export type KeptChild = z.infer<typeof KeptChild>

/** The kit that comes first. Months are completed months of age, both ends included. */
export const StartingKit = z.object({
  anchor: KitAnchor,
  title: z.string(),
  minMonths: z.number().int(),
  maxMonths: z.number().int(),
})
export type StartingKit = z.infer<typeof StartingKit>

/** Where it is `refused` nothing was stored; `agedOut` keeps the child, for the form keeps what was filled in. */
export type { StartingKitError } from '~/services/domain/plans/starting-kit.rules'

/** How the kits are paid (S-279): `size` of them in advance, 1 where each is paid as it comes. */
export const PlanChoice = z.strictObject({
  paymentOption: z.enum(PAYMENT_OPTIONS),
  size: z.number().int().min(1).max(22),
  hasBooks: z.boolean(),
})
export type PlanChoice = z.infer<typeof PlanChoice>

/** For whom a gift is (decided: E-94). Personal, as the child is. */
export const GiftChoice = z.strictObject({
  recipientName: PersonName(NAME_LENGTH),
  recipientEmail: z.email().max(254),
  deliverOn: CivilDate,
})
export type GiftChoice = z.infer<typeof GiftChoice>

/** A gift starts with a kit that its giver picks. */
export const KeptGift = z.strictObject({ gift: GiftChoice, kitAnchor: KitAnchor })
export type KeptGift = z.infer<typeof KeptGift>

/** The form about a gift as it was sent without a script and could not be taken; bounded, personal. */
export const TypedGift = z.strictObject({
  recipientName: z.string().max(NAME_LENGTH),
  recipientEmail: z.string().max(254),
  deliverOn: z.string().max(10),
  kitAnchor: z.string().max(50),
})
export type TypedGift = z.infer<typeof TypedGift>

/** `refused`: the step before is missing, or what was chosen is not offered; nothing was stored. */
export type KeepError = { kind: 'refused' }

/** What the session row remembers of the flow, namespace 'subscription'. */
export const SubscriptionMemory = z.object({
  choice: SubscriptionChoice.nullable(),
  child: SubscriptionChild.nullable(),
  /** the child of the account that the flow was started for (decided: E-75) */
  childUuid: Uuid.nullable().default(null),
  startingKit: KitAnchor.nullable(),
  isQrTarget: z.boolean(),
  plan: PlanChoice.nullable().default(null),
  /** of the page on which the plan was chosen: another language starts without add-ons (S-257) */
  planLanguage: z.enum(LANGUAGES).nullable().default(null),
  gift: GiftChoice.nullable().default(null),
})
export type SubscriptionMemory = z.infer<typeof SubscriptionMemory>
