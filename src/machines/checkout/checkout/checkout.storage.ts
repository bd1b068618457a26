import { session, storedText } from '~/services/browser/storage'
import type { AddressText } from '~/services/domain/delivery/address.rules'
import { emptyAddress } from '~/services/domain/delivery/address.rules'
import type { AddressDraft } from '../address-form/address-form.rules'
import type { Contact } from '../contact-form/contact-form.rules'
import type { CheckoutDraft } from './checkout.rules'

const CONTACT = storedText(session, 'checkout-contact')
const ADDRESS = storedText(session, 'checkout-address')

/**
 * What was typed and not saved yet, in this browser tab alone, beside the checkout that it belongs to. A card is never
 * among it.
 */
export const saveContactDraft = (uuid: string, contact: Contact) => CONTACT.write(JSON.stringify({ uuid, contact }))
export const saveAddressDraft = (uuid: string, address: AddressDraft) =>
  ADDRESS.write(JSON.stringify({ uuid, address }))
export const forgetContactDraft = () => CONTACT.forget()
export const forgetAddressDraft = () => ADDRESS.forget()

/** The draft of the checkout whose page this is; null where nothing is kept. */
export function savedDraft(uuid: string): CheckoutDraft | null {
  const contact = contactOf(entryOf(CONTACT.read(), uuid)?.contact)
  const address = addressOf(entryOf(ADDRESS.read(), uuid)?.address)
  return contact || address ? { uuid, contact, address } : null
}

type Entry = Record<string, unknown>
const isRecord = (value: unknown): value is Entry => typeof value === 'object' && value !== null

function entryOf(text: string | null, uuid: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(text ?? 'null')
    return isRecord(entry) && entry.uuid === uuid ? entry : null
  } catch {
    // not JSON: someone else's
    return null
  }
}

function contactOf(value: unknown): Contact | null {
  if (!isRecord(value)) return null
  const { email, phone } = value
  return typeof email === 'string' && typeof phone === 'string' ? { email, phone } : null
}

function addressOf(value: unknown): AddressDraft | null {
  if (!isRecord(value) || typeof value.isSame !== 'boolean') return null
  const shipping = textOf(value.shipping)
  const billing = textOf(value.billing)
  return shipping && billing ? { shipping, billing, isSame: value.isSame } : null
}

function textOf(value: unknown): AddressText | null {
  if (!isRecord(value)) return null
  const text = emptyAddress('')
  for (const field of Object.keys(text)) {
    const typed = value[field]
    if (typeof typed !== 'string') return null
    Object.assign(text, { [field]: typed })
  }
  return text
}

/** The last part of this page's address. */
export const checkoutInAddress = () => location.pathname.split('/').filter(Boolean).at(-1) ?? ''
