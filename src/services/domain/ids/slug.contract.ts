import { z } from 'zod'

/** A name as it stands in an address of ours: lower-case words and digits, joined by single hyphens. */
export const Slug = z
  .string()
  .max(128)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
