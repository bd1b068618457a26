import type { Kit } from './kits.ts'

export interface Alt {
  en: string
  nl: string
  fr: string
  de: string
  es: string
}

/** Decoration: a screen reader passes it by. */
export const NONE: Alt = { en: '', nl: '', fr: '', de: '', es: '' }

const alt = (en: string, nl: string, fr: string, de: string, es: string): Alt => ({ en, nl, fr, de, es })

/** Reads a line of five, in the order en, nl, fr, de, es. */
export function altFromLine(line: string): Alt {
  const [en, nl, fr, de, es] = line.split('|').map((words) => words.trim())
  if (!en || !nl || !fr || !de || !es) throw new Error(`Not five languages: ${line}`)
  return { en, nl, fr, de, es }
}

export const openAlt = ({ name }: Kit) =>
  alt(
    `The ${name} Play Kit, open, with its toys`,
    `De Play Kit The ${name}, open, met het speelgoed erin`,
    `Le Play Kit The ${name}, ouvert, avec ses jouets`,
    `Das Play Kit The ${name}, geöffnet, mit seinen Spielsachen`,
    `El Play Kit The ${name}, abierto, con sus juguetes`,
  )

export const closedAlt = ({ name }: Kit) =>
  alt(
    `The closed box of The ${name} Play Kit, with one of its toys`,
    `De gesloten doos van de Play Kit The ${name}, met een stuk speelgoed ernaast`,
    `La boîte fermée du Play Kit The ${name}, avec un de ses jouets`,
    `Die geschlossene Kiste des Play Kits The ${name}, daneben ein Spielzeug`,
    `La caja cerrada del Play Kit The ${name}, con uno de sus juguetes`,
  )

export type Scene = 'back' | 'room' | 'mat' | 'table'

/** At play with the kit: on the back, in a room, on a mat or at a table. */
export const lifeAlt = ({ name }: Kit, scene: Scene) => LIFE[scene](name)

const LIFE: Record<Scene, (name: string) => Alt> = {
  back: (name) =>
    alt(
      `A baby’s feet below a wooden play gym, with The ${name} Play Kit`,
      `Babyvoetjes onder een houten babygym, met de Play Kit The ${name}`,
      `Les pieds d’un bébé sous une arche en bois, avec le Play Kit The ${name}`,
      `Babyfüße unter einem Spielbogen aus Holz, mit dem Play Kit The ${name}`,
      `Los pies de un bebé bajo un gimnasio de madera, con el Play Kit The ${name}`,
    ),
  room: (name) =>
    alt(
      `A child, seen from behind, plays on a rug with The ${name} Play Kit`,
      `Een kind, van achteren gezien, speelt op een kleed met de Play Kit The ${name}`,
      `Un enfant, vu de dos, joue sur un tapis avec le Play Kit The ${name}`,
      `Ein Kind, von hinten gesehen, spielt auf einem Teppich mit dem Play Kit The ${name}`,
      `Una criatura, vista de espaldas, juega en una alfombra con el Play Kit The ${name}`,
    ),
  mat: (name) =>
    alt(
      `Hands on a woven mat reach for the toys of The ${name} Play Kit`,
      `Handen op een geweven mat reiken naar het speelgoed van de Play Kit The ${name}`,
      `Des mains sur un tapis tissé se tendent vers les jouets du Play Kit The ${name}`,
      `Hände auf einer gewebten Matte greifen nach den Spielsachen des Play Kits The ${name}`,
      `Unas manos sobre una estera tejida buscan los juguetes del Play Kit The ${name}`,
    ),
  table: (name) =>
    alt(
      `Hands, large and small, at a table with the toys of The ${name} Play Kit`,
      `Handen van groot en klein aan tafel met het speelgoed van de Play Kit The ${name}`,
      `Des mains de grand et de petit à table, avec les jouets du Play Kit The ${name}`,
      `Große und kleine Hände am Tisch mit den Spielsachen des Play Kits The ${name}`,
      `Manos grandes y pequeñas en la mesa con los juguetes del Play Kit The ${name}`,
    ),
}
