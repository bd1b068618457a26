const ANIMALS = ['fox', 'whale', 'hare', 'owl', 'duck', 'bear', 'snail', 'cat'] as const

/** The children of an account in their order: each has its animal wherever it is shown. */
export function avatarOf(index: number) {
  const name = ANIMALS[index % ANIMALS.length]
  return { src: `avatar-${name}`, alt: '', width: 320, height: 320 }
}
