type Changed = {
  subject: { kits: string; boxes: string }
  text: (day: string) => string
  /** before the address of the page on which it is taken back */
  back: string
  goBack: string
}

/** The letters about a change of a subscription, in the language of its person. */
type ChangeLetterWords = {
  cancelled: Changed
  paused: Changed
  /** before the list of kits that come all the same */
  still: string
  /** of those that wait for no day any more */
  places: { billing: string; packed: string; underWay: string }
  /** instead, of boxes */
  packed: string
}

export const CHANGE_LETTER_WORDS: Record<'en' | 'nl' | 'fr' | 'de' | 'es', ChangeLetterWords> = {
  en: {
    cancelled: {
      subject: { kits: 'Your Play Kits are cancelled', boxes: 'Your Early Reader Club is cancelled' },
      text: (day) => `You cancelled on ${day}. Nothing more is charged.`,
      back: 'You can start again at any time',
      goBack: 'Start again',
    },
    paused: {
      subject: { kits: 'Your Play Kits are paused', boxes: 'Your Early Reader Club is paused' },
      text: (day) => `You paused on ${day}. Nothing comes and nothing is charged until you go on.`,
      back: 'You go on with one tap',
      goBack: 'Go on',
    },
    still: 'What is paid still comes:',
    places: { billing: 'being paid for', packed: 'being packed', underWay: 'on its way' },
    packed: 'What is packed or on its way still comes.',
  },
  nl: {
    cancelled: {
      subject: { kits: 'Je Play Kits zijn opgezegd', boxes: 'Je Early Reader Club is opgezegd' },
      text: (day) => `Je hebt op ${day} opgezegd. Er wordt niets meer afgeschreven.`,
      back: 'Je kunt altijd opnieuw beginnen',
      goBack: 'Opnieuw beginnen',
    },
    paused: {
      subject: { kits: 'Je Play Kits zijn gepauzeerd', boxes: 'Je Early Reader Club is gepauzeerd' },
      text: (day) => `Je hebt op ${day} gepauzeerd. Er komt niets en er wordt niets afgeschreven tot je verdergaat.`,
      back: 'Je gaat verder met één tik',
      goBack: 'Verdergaan',
    },
    still: 'Wat betaald is, komt nog:',
    places: { billing: 'wordt nu betaald', packed: 'wordt ingepakt', underWay: 'onderweg' },
    packed: 'Wat ingepakt of onderweg is, komt nog.',
  },
  fr: {
    cancelled: {
      subject: { kits: 'Vos Play Kits sont résiliés', boxes: 'Votre Early Reader Club est résilié' },
      text: (day) => `Vous avez résilié le ${day}. Plus rien n’est débité.`,
      back: 'Vous pouvez reprendre à tout moment',
      goBack: 'Reprendre',
    },
    paused: {
      subject: { kits: 'Vos Play Kits sont en pause', boxes: 'Votre Early Reader Club est en pause' },
      text: (day) => `Vous êtes en pause depuis le ${day}. Rien ne vient et rien n’est débité tant que vous ne reprenez pas.`,
      back: 'Vous reprenez d’une simple touche',
      goBack: 'Reprendre',
    },
    still: 'Ce qui est payé vient encore\u202f:',
    places: { billing: 'paiement en cours', packed: 'en préparation', underWay: 'en route' },
    packed: 'Ce qui est emballé ou en route arrivera encore.',
  },
  de: {
    cancelled: {
      subject: { kits: 'Deine Play Kits sind gekündigt', boxes: 'Dein Early Reader Club ist gekündigt' },
      text: (day) => `Du hast am ${day} gekündigt. Es wird nichts mehr abgebucht.`,
      back: 'Du kannst jederzeit neu beginnen',
      goBack: 'Neu beginnen',
    },
    paused: {
      subject: { kits: 'Deine Play Kits sind pausiert', boxes: 'Dein Early Reader Club ist pausiert' },
      text: (day) => `Du hast am ${day} pausiert. Es kommt nichts und es wird nichts abgebucht, bis du weitermachst.`,
      back: 'Du machst mit einem Tippen weiter',
      goBack: 'Weitermachen',
    },
    still: 'Was bezahlt ist, kommt noch:',
    places: { billing: 'wird gerade bezahlt', packed: 'wird gepackt', underWay: 'unterwegs' },
    packed: 'Was gepackt oder unterwegs ist, kommt noch.',
  },
  es: {
    cancelled: {
      subject: { kits: 'Tus Play Kits están cancelados', boxes: 'Tu Early Reader Club está cancelado' },
      text: (day) => `Has cancelado el ${day}. No se cobra nada más.`,
      back: 'Puedes volver a empezar cuando quieras',
      goBack: 'Volver a empezar',
    },
    paused: {
      subject: { kits: 'Tus Play Kits están en pausa', boxes: 'Tu Early Reader Club está en pausa' },
      text: (day) => `Has pausado el ${day}. No llega nada y no se cobra nada hasta que continúes.`,
      back: 'Continúas con un toque',
      goBack: 'Continuar',
    },
    still: 'Lo que está pagado aún llega:',
    places: { billing: 'se está pagando', packed: 'se está preparando', underWay: 'en camino' },
    packed: 'Lo que está empaquetado o en camino aún llega.',
  },
}
