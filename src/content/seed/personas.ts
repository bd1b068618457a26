import personas from './personas.json' with { type: 'json' }

/** The people of the seed: their ids are the same in every service's rows. Ages are completed months on the day of the seed. */
export type Persona = (typeof personas.personas)[number]

export const PERSONAS: readonly Persona[] = personas.personas
export const PERSONAS_PASSWORD: string = personas.password

/** The persona before the '@'. */
export function persona(name: string): Persona {
  const found = PERSONAS.find(({ email }) => email === `${name}@playchart.test`)
  if (!found) throw new Error(`the seed has no ${name}@playchart.test`)
  return found
}

/** How a persona pays: their own number, in another family of ids. */
export const paymentMethodOf = ({ playchartId }: Persona): string => playchartId.replace(/^0{8}/, '00000003')

const SUBS: ReadonlySet<string> = new Set(PERSONAS.map(({ sub }) => sub))
/** Whether an account is one of the seed's, whose password everybody can read. */
export const isPersona = (sub: string): boolean => SUBS.has(sub)
