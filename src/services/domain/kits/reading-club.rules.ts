/** The plan of monthly boxes, as the catalogue service has it (decided: E-92). */
export const READING_PLAN = 'early-reader-club'

/** Its boxes by reading age, in order: handle of the product, and anchor of the plan's box. */
export const READING_BOXES = ['erc-box-3-4', 'erc-box-4-5', 'erc-box-5-6'] as const

export const isReadingBox = (handle: string): boolean => READING_BOXES.some((box) => box === handle)

const SKU_OF_BOX = /^ERC-.*(\d-\d)$/

/** The handle of the box that a sku of the club stands for; null: it is none of them. */
export function readingBoxOf(sku: string): string | null {
  const [, ages] = SKU_OF_BOX.exec(sku) ?? []
  return ages ? `erc-box-${ages}` : null
}
