import { altFromLine } from './alt.ts'

/** Everything that is not part of a kit: picture | en | nl | fr | de | es. */
const SCENES = `
hero-home | A child, seen from behind, builds with wooden arches in a sunlit corner | Een kind, van achteren gezien, bouwt met houten bogen in een zonnige hoek | Un enfant, vu de dos, construit avec des arches en bois dans un coin ensoleillé | Ein Kind, von hinten gesehen, baut in einer sonnigen Ecke mit Holzbögen | Una criatura, vista de espaldas, construye con arcos de madera en un rincón soleado
hero-home-tall | A child, seen from behind, builds with wooden arches in a sunlit corner | Een kind, van achteren gezien, bouwt met houten bogen in een zonnige hoek | Un enfant, vu de dos, construit avec des arches en bois dans un coin ensoleillé | Ein Kind, von hinten gesehen, baut in einer sonnigen Ecke mit Holzbögen | Una criatura, vista de espaldas, construye con arcos de madera en un rincón soleado
hero-door | A Play Kit waits on the mat at the front door | Een Play Kit wacht op de mat voor de voordeur | Un Play Kit attend sur le paillasson, devant la porte | Ein Play Kit wartet auf der Matte vor der Haustür | Un Play Kit espera en el felpudo de la entrada
hero-clubs | A row of picture books with reading games | Een rij prentenboeken met leesspelletjes | Une rangée d’albums avec des jeux de lecture | Eine Reihe Bilderbücher mit Lesespielen | Una fila de álbumes ilustrados con juegos de lectura
hero-shop | Shelves with wooden and felt toys | Planken met speelgoed van hout en vilt | Des étagères de jouets en bois et en feutre | Regale mit Spielzeug aus Holz und Filz | Estantes con juguetes de madera y fieltro
hero-referral | One pair of hands passes a kit to another | Twee handen geven een kit door aan twee andere handen | Des mains tendent un kit à d’autres mains | Hände reichen ein Kit an andere Hände weiter | Unas manos entregan un kit a otras
course-feeding | Hands at a table with a jug and two cups | Handen aan tafel met een kan en twee bekers | Des mains à table avec un pichet et deux gobelets | Hände am Tisch mit einem Krug und zwei Bechern | Manos en la mesa con una jarra y dos vasos
course-language | Hands at a table around a picture book | Handen aan tafel rond een prentenboek | Des mains à table autour d’un album | Hände am Tisch um ein Bilderbuch | Manos en la mesa alrededor de un álbum ilustrado
course-sleep | Hands at a table with a felt doll | Handen aan tafel met een vilten pop | Des mains à table avec une poupée en feutre | Hände am Tisch mit einer Filzpuppe | Manos en la mesa con una muñeca de fieltro
course-movement | Hands at a table with three felt balls | Handen aan tafel met drie vilten ballen | Des mains à table avec trois balles en feutre | Hände am Tisch mit drei Filzbällen | Manos en la mesa con tres pelotas de fieltro
course-feelings | Hands at a table with four peg people | Handen aan tafel met vier houten poppetjes | Des mains à table avec quatre bonshommes en bois | Hände am Tisch mit vier Holzfiguren | Manos en la mesa con cuatro muñequitos de madera
course-reading | Hands at a table with reading cards | Handen aan tafel met leeskaarten | Des mains à table avec des cartes de lecture | Hände am Tisch mit Lesekarten | Manos en la mesa con tarjetas de lectura
book-seedling | A green box of picture books | Een groene doos met prentenboeken | Une boîte verte d’albums illustrés | Eine grüne Kiste mit Bilderbüchern | Una caja verde con álbumes ilustrados
book-sapling | A blue box of picture books | Een blauwe doos met prentenboeken | Une boîte bleue d’albums illustrés | Eine blaue Kiste mit Bilderbüchern | Una caja azul con álbumes ilustrados
book-canopy | A mulberry box of picture books | Een moerbeirode doos met prentenboeken | Une boîte couleur mûre d’albums illustrés | Eine maulbeerfarbene Kiste mit Bilderbüchern | Una caja color mora con álbumes ilustrados
book-bundle | A yellow box with the books of the Play Kits | Een gele doos met de boeken uit de Play Kits | Une boîte jaune avec les livres des Play Kits | Eine gelbe Kiste mit den Büchern der Play Kits | Una caja amarilla con los libros de los Play Kits
avatar-hare | Hare | Haas | Lièvre | Hase | Liebre
avatar-bear | Bear | Beer | Ours | Bär | Oso
avatar-fox | Fox | Vos | Renard | Fuchs | Zorro
avatar-owl | Owl | Uil | Hibou | Eule | Búho
avatar-whale | Whale | Walvis | Baleine | Wal | Ballena
avatar-duck | Duck | Eend | Canard | Ente | Pato
avatar-cat | Cat | Kat | Chat | Katze | Gato
avatar-snail | Snail | Slak | Escargot | Schnecke | Caracol
empty-cart | An empty basket | Een lege mand | Un panier vide | Ein leerer Korb | Una cesta vacía
empty-schedule | A shelf with room for a kit | Een plank met ruimte voor een kit | Une étagère avec de la place pour un kit | Ein Regal mit Platz für ein Kit | Un estante con sitio para un kit
empty-books | A book waiting to be read | Een boek dat wacht om gelezen te worden | Un livre qui attend d’être lu | Ein Buch, das gelesen werden will | Un libro que espera que lo lean
empty-courses | A small theatre before the show | Een klein theater vóór de voorstelling | Un petit théâtre avant le spectacle | Ein kleines Theater vor der Vorstellung | Un pequeño teatro antes de la función
error-404 | Balls that rolled under a table | Ballen die onder een tafel zijn gerold | Des balles qui ont roulé sous une table | Bälle, die unter einen Tisch gerollt sind | Pelotas que han rodado debajo de una mesa
error-fallen | A tower of blocks that fell over | Een omgevallen blokkentoren | Une tour de cubes écroulée | Ein umgefallener Turm aus Bauklötzen | Una torre de bloques caída
done-sent | A letter in a post box | Een brief in een brievenbus | Une lettre dans une boîte aux lettres | Ein Brief in einem Briefkasten | Una carta en un buzón
toy-ball-track | Wooden ball track with three slopes | Houten ballenbaan met drie hellingen | Piste à balles en bois à trois pentes | Kugelbahn aus Holz mit drei Schrägen | Pista de bolas de madera con tres rampas
toy-bean-bags | Three bean bags | Drie pittenzakjes | Trois petits sacs lestés | Drei Bohnensäckchen | Tres saquitos de semillas
toy-stacking-pegs | Stacking pegs on a wooden board | Stapelpinnen op een houten bord | Chevilles à empiler sur une planche | Stapelstecker auf einem Holzbrett | Clavijas apilables sobre una tabla
toy-bunny-puzzle | Felt bunny in a wooden frame | Vilten konijn in een houten lijst | Lapin en feutre dans un cadre en bois | Filzhase in einem Holzrahmen | Conejo de fieltro en un marco de madera
toy-lacing-apple | Wooden apple with a lace | Houten appel met een rijgveter | Pomme en bois avec un lacet | Holzapfel mit Schnur | Manzana de madera con un cordón
toy-wooden-arch | Wooden climbing arch with coloured rungs | Houten klimboog met gekleurde sporten | Arche d’escalade en bois aux barreaux colorés | Kletterbogen aus Holz mit bunten Sprossen | Arco de escalada de madera con peldaños de colores
toy-rainbow-stacker | Stacking rainbow in five colours | Stapelregenboog in vijf kleuren | Arc-en-ciel à empiler en cinq couleurs | Stapelregenbogen in fünf Farben | Arcoíris apilable de cinco colores
toy-nesting-cups | Three nesting cups and a wooden ball | Drie nestbekers en een houten bal | Trois gobelets gigognes et une balle en bois | Drei ineinanderpassende Becher und eine Holzkugel | Tres vasos encajables y una bola de madera
toy-pull-along-duck | Yellow duck on wheels with a cord | Gele eend op wieltjes met een koord | Canard jaune à roulettes avec un cordon | Gelbe Ente auf Rädern mit Schnur | Pato amarillo con ruedas y cordón
toy-balance-board | Curved wooden balance board | Gebogen houten balansbord | Planche d’équilibre courbe en bois | Gebogenes Balancierbrett aus Holz | Tabla de equilibrio curva, de madera
toy-felt-tea-set | Teapot with a cup and saucer | Theepot met een kopje en schotel | Théière avec une tasse et sa soucoupe | Teekanne mit Tasse und Untertasse | Tetera con una taza y su platillo
toy-marble-run | Marble run of block towers and channels | Knikkerbaan van bloktorens en goten | Circuit de billes fait de tours et de rigoles | Murmelbahn aus Türmen und Rinnen | Circuito de canicas con torres y canales
toy-threading-beads | Wooden beads on a string | Houten kralen aan een koord | Perles en bois sur un cordon | Holzperlen an einer Schnur | Cuentas de madera en un cordón
toy-wooden-clock | Wooden clock with coloured dots | Houten klok met gekleurde stippen | Horloge en bois à points colorés | Holzuhr mit bunten Punkten | Reloj de madera con puntos de colores
toy-doll-mila-light | Felt doll Mila with light skin and fair hair | Vilten pop Mila met lichte huid en blond haar | Poupée en feutre Mila, peau claire et cheveux blonds | Filzpuppe Mila mit heller Haut und blondem Haar | Muñeca de fieltro Mila de piel clara y pelo rubio
toy-doll-mila-tan | Felt doll Mila with tan skin and brown hair | Vilten pop Mila met getinte huid en bruin haar | Poupée en feutre Mila, peau mate et cheveux bruns | Filzpuppe Mila mit mittlerem Hautton und braunem Haar | Muñeca de fieltro Mila de piel morena y pelo castaño
toy-doll-mila-dark | Felt doll Mila with dark skin and black hair | Vilten pop Mila met donkere huid en zwart haar | Poupée en feutre Mila, peau foncée et cheveux noirs | Filzpuppe Mila mit dunkler Haut und schwarzem Haar | Muñeca de fieltro Mila de piel oscura y pelo negro
toy-doll-noa-light | Felt doll Noa with light skin and fair hair | Vilten pop Noa met lichte huid en blond haar | Poupée en feutre Noa, peau claire et cheveux blonds | Filzpuppe Noa mit heller Haut und blondem Haar | Muñeca de fieltro Noa de piel clara y pelo rubio
toy-doll-noa-tan | Felt doll Noa with tan skin and brown hair | Vilten pop Noa met getinte huid en bruin haar | Poupée en feutre Noa, peau mate et cheveux bruns | Filzpuppe Noa mit mittlerem Hautton und braunem Haar | Muñeca de fieltro Noa de piel morena y pelo castaño
toy-doll-noa-dark | Felt doll Noa with dark skin and black hair | Vilten pop Noa met donkere huid en zwart haar | Poupée en feutre Noa, peau foncée et cheveux noirs | Filzpuppe Noa mit dunkler Haut und schwarzem Haar | Muñeca de fieltro Noa de piel oscura y pelo negro
skill-set-reading | The reading set: its box, letter boards, word cards and a book | De leesset: doos, letterborden, woordkaarten en een boek | Le coffret lecture : la boîte, des lettres, des cartes et un livre | Das Lese-Set: Kiste, Buchstabentafeln, Wortkarten und ein Buch | El set de lectura: caja, tablillas de letras, tarjetas y un libro
skill-set-reading-letters | Three boards with felt letters | Drie bordjes met vilten letters | Trois tablettes aux lettres de feutre | Drei Tafeln mit Filzbuchstaben | Tres tablillas con letras de fieltro
skill-set-reading-words | Picture cards with a dot for every sound | Plaatjeskaarten met een stip voor elke klank | Cartes illustrées avec un point par son | Bildkarten mit einem Punkt für jeden Laut | Tarjetas ilustradas con un punto por sonido
skill-set-numbers | The numbers set: its box, counting beads, shapes and a ten-frame | De rekenset: doos, telkralen, vormen en een tienveld | Le coffret nombres : la boîte, un boulier, des formes et une grille de dix | Das Zahlen-Set: Kiste, Rechenperlen, Formen und ein Zehnerfeld | El set de números: caja, ábaco, figuras y un marco de diez
skill-set-numbers-counters | A ten-frame with counters | Een tienveld met fiches | Une grille de dix avec des jetons | Ein Zehnerfeld mit Plättchen | Un marco de diez con fichas
skill-set-numbers-shapes | Wooden cube, cylinder, cone, pyramid and ball | Houten kubus, cilinder, kegel, piramide en bol | Cube, cylindre, cône, pyramide et boule en bois | Würfel, Zylinder, Kegel, Pyramide und Kugel aus Holz | Cubo, cilindro, cono, pirámide y esfera de madera
erc-box-3-4 | Early Reader Club box for ages three to four, with picture books | Doos van de Early Reader Club voor drie tot vier jaar, met prentenboeken | Boîte de l’Early Reader Club pour les enfants de trois à quatre ans, avec des albums | Kiste des Early Reader Club für drei bis vier Jahre, mit Bilderbüchern | Caja del Early Reader Club para peques de tres a cuatro años, con álbumes ilustrados
erc-box-4-5 | Early Reader Club box for ages four to five, with picture books | Doos van de Early Reader Club voor vier tot vijf jaar, met prentenboeken | Boîte de l’Early Reader Club pour les enfants de quatre à cinq ans, avec des albums | Kiste des Early Reader Club für vier bis fünf Jahre, mit Bilderbüchern | Caja del Early Reader Club para peques de cuatro a cinco años, con álbumes ilustrados
erc-box-5-6 | Early Reader Club box for ages five to six, with picture books | Doos van de Early Reader Club voor vijf tot zes jaar, met prentenboeken | Boîte de l’Early Reader Club pour les enfants de cinq à six ans, avec des albums | Kiste des Early Reader Club für fünf bis sechs Jahre, mit Bilderbüchern | Caja del Early Reader Club para peques de cinco a seis años, con álbumes ilustrados
erc-books-3-4 | Two books for ages three to four, side by side | Twee boeken voor drie tot vier jaar, naast elkaar | Deux livres pour les enfants de trois à quatre ans, côte à côte | Zwei Bücher für drei bis vier Jahre, nebeneinander | Dos libros para peques de tres a cuatro años, uno junto al otro
erc-cards-3-4 | Picture cards | Plaatjeskaarten | Des cartes illustrées | Bildkarten | Tarjetas ilustradas
erc-books-4-5 | Two books for ages four to five, side by side | Twee boeken voor vier tot vijf jaar, naast elkaar | Deux livres pour les enfants de quatre à cinq ans, côte à côte | Zwei Bücher für vier bis fünf Jahre, nebeneinander | Dos libros para peques de cuatro a cinco años, uno junto al otro
erc-cards-4-5 | Cards with a dot for every sound | Kaarten met een stip voor elke klank | Des cartes avec un point par son | Karten mit einem Punkt für jeden Laut | Tarjetas con un punto por cada sonido
erc-books-5-6 | Two books for ages five to six, side by side | Twee boeken voor vijf tot zes jaar, naast elkaar | Deux livres pour les enfants de cinq à six ans, côte à côte | Zwei Bücher für fünf bis sechs Jahre, nebeneinander | Dos libros para peques de cinco a seis años, uno junto al otro
erc-cards-5-6 | Three letters on wooden boards | Drie letters op houten plankjes | Trois lettres sur des planchettes en bois | Drei Buchstaben auf Holztafeln | Tres letras en tablillas de madera
gift-card | A gift card in a blue envelope with a red bow | Een cadeaubon in een blauwe envelop met een rode strik | Une carte cadeau dans une enveloppe bleue avec un nœud rouge | Eine Geschenkkarte in einem blauen Umschlag mit roter Schleife | Una tarjeta regalo en un sobre azul con un lazo rojo`

const alts = new Map(
  SCENES.trim()
    .split('\n')
    .map((line) => {
      const bar = line.indexOf('|')
      return [line.slice(0, bar).trim(), altFromLine(line.slice(bar + 1))] as const
    }),
)

export function sceneAlt(name: string) {
  const alt = alts.get(name)
  if (!alt) throw new Error(`${name} has no alternative text`)
  return alt
}
