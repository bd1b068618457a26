import { altFromLine } from './alt.ts'
import type { Kit } from './kits.ts'

/** The toys of every kit, in the order in which the kits list them: en | nl | fr | de | es. */
const TOYS: Record<string, string> = {
  looker: `
    High-contrast cards | Kaarten met sterk contrast | Cartes à fort contraste | Kontrastkarten | Tarjetas de alto contraste
    Wooden play gym | Houten babygym | Portique d'éveil en bois | Spielbogen aus Holz | Gimnasio de madera
    Black and white mittens | Zwart-witte wantjes | Moufles en noir et blanc | Fäustlinge in Schwarz-Weiß | Manoplas en blanco y negro
    Three-ring links | Drie schakelringen | Trois anneaux enlacés | Drei verbundene Ringe | Tres aros enlazados
    Fold-out look book | Uitvouwbaar kijkboek | Livre d'images en accordéon | Leporello zum Schauen | Libro desplegable para mirar`,
  charmer: `
    Two-ended rattle | Rammelaar met twee kanten | Hochet à deux bouts | Rassel mit zwei Enden | Sonajero de dos puntas
    Rolling bell | Rolbel | Grelot à rouler | Rollglocke | Cascabel rodante
    Bumpy teether | Bijtring met bobbels | Anneau de dentition à bosses | Beißring mit Noppen | Mordedor con relieves
    Standing mirror | Staande spiegel | Miroir sur pied | Standspiegel | Espejo de pie
    Crinkle garden book | Knisperboek over de tuin | Livre du jardin qui froisse | Knisterbuch vom Garten | Libro crujiente del jardín`,
  senser: `
    Spinning rainbow | Draaiende regenboog | Arc-en-ciel tournant | Drehender Regenbogen | Arcoíris giratorio
    Scarf box | Doos met sjaaltjes | Boîte à foulards | Tücherbox | Caja de pañuelos
    Grasping beads | Grijpkralen | Perles à saisir | Greifperlen | Cuentas para agarrar
    Soft felt balls | Zachte vilten ballen | Balles en feutre doux | Weiche Filzbälle | Pelotas blandas de fieltro
    Find-your-feet socks | Sokjes om je voeten te vinden | Chaussettes pour trouver ses pieds | Socken zum Füße-Entdecken | Calcetines para descubrir los pies`,
  inspector: `
    Ball drop box | Ballendoos | Boîte à balles | Kugelfallkasten | Caja para dejar caer bolas
    Nesting bowls | Nestbakjes | Bols gigognes | Ineinanderpassende Schalen | Cuencos encajables
    Things I see book | Boek Dingen die ik zie | Livre des choses que je vois | Buch der Dinge, die ich sehe | Libro de las cosas que veo
    Wooden ring chain | Houten ringketting | Chaîne d'anneaux en bois | Ringkette aus Holz | Cadena de aros de madera
    Barrel bell | Belletje in een ton | Grelot dans son tonneau | Glöckchen im Fass | Cascabel en su tambor`,
  explorer: `
    Felt carrot patch | Moestuintje met vilten wortels | Potager de carottes en feutre | Möhrenbeet aus Filz | Huerto de zanahorias de fieltro
    Stacking cups | Stapelbekers | Gobelets à empiler | Stapelbecher | Vasos apilables
    Egg and cup | Ei en eierdopje | Œuf et coquetier | Ei und Becher | Huevo y huevera
    Opposite balls | Tegengestelde ballen | Balles des contraires | Bälle der Gegensätze | Pelotas de opuestos
    Slide-top box | Doosje met schuifdeksel | Boîte à couvercle coulissant | Kästchen mit Schiebedeckel | Caja de tapa corredera`,
  thinker: `
    Ring stacker | Ringentoren | Anneaux à empiler | Ringpyramide | Aros apilables
    Coin drop box | Muntendoos | Boîte à jetons | Münzkasten | Caja de monedas
    My first doll | Mijn eerste pop | Ma première poupée | Meine erste Puppe | Mi primera muñeca
    First knob puzzle | Eerste knopjespuzzel | Premier puzzle à boutons | Erstes Knopfpuzzle | Primer puzle con pomos
    Bath and bed book | Boek over bad en bed | Livre du bain et du lit | Buch von Bad und Bett | Libro del baño y la cama`,
  babbler: `
    Stacking pegs | Stapelpinnen | Chevilles à empiler | Stapelstecker | Clavijas apilables
    Felt bunny puzzle | Vilten konijnenpuzzel | Puzzle lapin en feutre | Hasenpuzzle aus Filz | Puzle de conejo de fieltro
    Ball track | Ballenbaan | Piste à balles | Kugelbahn | Pista de bolas
    Three bean bags | Drie pittenzakjes | Trois petits sacs de grains | Drei Bohnensäckchen | Tres saquitos de semillas
    Who says what? book | Boek Wie zegt wat? | Livre Qui dit quoi ? | Buch Wer sagt was? | Libro ¿Quién dice qué?`,
  adventurer: `
    Race-down ramp | Racehelling | Rampe de course | Rennrampe | Rampa de carreras
    Flower garden pegs | Bloementuin met pinnen | Jardin de fleurs à planter | Blumengarten zum Stecken | Jardín de flores para clavar
    Knob cylinders | Cilinders met knop | Cylindres à bouton | Zylinder mit Knauf | Cilindros con pomo
    Little watering can | Kleine gieter | Petit arrosoir | Kleine Gießkanne | Pequeña regadera
    Scoop and pour bowls | Schep- en schenkbakjes | Bols pour puiser et verser | Schalen zum Schöpfen und Gießen | Cuencos para recoger y verter`,
  realist: `
    Market basket | Marktmand | Panier du marché | Marktkorb | Cesta del mercado
    Stacking rainbow | Stapelregenboog | Arc-en-ciel à empiler | Stapelregenbogen | Arcoíris apilable
    Three-lock box | Kist met drie sloten | Coffret à trois serrures | Kasten mit drei Schlössern | Caja de tres cierres
    Button frame | Knopenraam | Cadre à boutons | Knopfrahmen | Bastidor de botones
    Go-along doll | Pop voor onderweg | Poupée de promenade | Puppe für unterwegs | Muñeca de paseo`,
  companion: `
    Peg people bus | Bus met houten poppetjes | Bus et ses petits bonshommes | Bus mit Holzfiguren | Autobús con muñequitos de madera
    Stacking house | Stapelhuis | Maison à empiler | Stapelhaus | Casa apilable
    Lacing apple | Rijgappel | Pomme à lacer | Fädelapfel | Manzana para enhebrar
    Pour-it-myself jug | Schenkkannetje voor mezelf | Pichet pour se servir seul | Krug zum Selbereingießen | Jarra para servirse solo
    Felt fish puzzle | Vilten vissenpuzzel | Puzzle poisson en feutre | Fischpuzzle aus Filz | Puzle de pez de fieltro`,
  helper: `
    Broom and dustpan | Bezem en blik | Balai et pelle | Besen und Kehrschaufel | Escoba y recogedor
    Cutting fruit board | Snijplank met fruit | Planche et fruits à couper | Schneidebrett mit Obst | Tabla con frutas para cortar
    Washing line | Waslijn | Corde à linge | Wäscheleine | Tendedero
    Jug and cups | Kan en bekers | Pichet et gobelets | Krug und Becher | Jarra y vasos
    Nuts and bolts | Bouten en moeren | Vis et écrous | Schrauben und Muttern | Tuercas y tornillos`,
  enthusiast: `
    Counting steps | Teltrap | Marches à compter | Zähltreppe | Escalera para contar
    Post box and letters | Brievenbus en brieven | Boîte aux lettres et courrier | Briefkasten und Briefe | Buzón y cartas
    Felt picture board | Vilten platenbord | Tableau en feutre | Bildtafel aus Filz | Tablero de fieltro
    Magnet pond | Magneetvijver | Mare aux aimants | Magnetteich | Estanque magnético
    Throwing bags | Gooizakjes | Petits sacs à lancer | Wurfsäckchen | Saquitos para lanzar`,
  investigator: `
    Tongs and sorting tray | Tang en sorteerblad | Pinces et plateau de tri | Zange und Sortiertablett | Pinzas y bandeja para clasificar
    Hand magnifier | Vergrootglas | Loupe à main | Handlupe | Lupa de mano
    Nature tray | Natuurblad | Plateau de nature | Naturtablett | Bandeja de la naturaleza
    Colour paddles | Kleurenspatels | Palettes de couleurs | Farbscheiben | Paletas de colores
    Lacing leaf | Rijgblad | Feuille à lacer | Fädelblatt | Hoja para enhebrar`,
  'free-spirit': `
    Tea for two | Thee voor twee | Thé pour deux | Tee für zwei | Té para dos
    Arch and plank set | Bogen en planken | Arches et planches | Bögen und Bretter | Arcos y tablas
    Threading beads | Rijgkralen | Perles à enfiler | Fädelperlen | Cuentas para ensartar
    Story drum | Verhalentrommel | Tambour à histoires | Geschichtentrommel | Tambor de cuentos
    Family of four | Gezin van vier | Famille de quatre | Familie zu viert | Familia de cuatro`,
  observer: `
    Weather wheel | Weerschijf | Roue de la météo | Wetterscheibe | Rueda del tiempo
    Field binoculars | Verrekijker | Jumelles | Fernglas | Prismáticos
    Leaf press | Bladpers | Presse à feuilles | Blätterpresse | Prensa de hojas
    Peg and band board | Bord met pinnen en elastieken | Planche à clous et élastiques | Steckbrett mit Gummibändern | Tablero de clavijas y gomas
    Bug magnifier | Insectenloep | Loupe à insectes | Käferlupe | Lupa para insectos`,
  storyteller: `
    Tabletop theatre | Tafeltheater | Théâtre de table | Tischtheater | Teatro de mesa
    Cast of peg people | Spelers van hout | Troupe de bonshommes en bois | Ensemble aus Holzfiguren | Elenco de muñequitos de madera
    Drawing sand tray | Zandbak om in te tekenen | Bac à sable à dessiner | Sandtablett zum Zeichnen | Bandeja de arena para dibujar
    Story post | Verhalenpost | Courrier des histoires | Geschichtenpost | Correo de cuentos
    Once-upon-a-time board | Er-was-eens-bord | Tableau Il était une fois | Es-war-einmal-Tafel | Tablero Érase una vez`,
  'problem-solver': `
    Marble run | Knikkerbaan | Circuit de billes | Murmelbahn | Circuito de canicas
    Balance scale | Balans | Balance à plateaux | Balkenwaage | Balanza
    Seven-piece puzzle | Puzzel met zeven stukken | Puzzle à sept pièces | Puzzle mit sieben Teilen | Puzle de siete piezas
    Which-key box | Welke-sleutelkist | Coffret Quelle clé ? | Welcher-Schlüssel-Kasten | Caja ¿Qué llave?
    Bolt board | Boutenbord | Planche à boulons | Schraubbrett | Tablero de pernos`,
  analyst: `
    Counting beads | Telkralen | Boulier | Rechenperlen | Ábaco
    One-minute glass | Zandloper van één minuut | Sablier d'une minute | Sanduhr für eine Minute | Reloj de arena de un minuto
    Pattern blocks | Patroonblokken | Blocs à motifs | Musterbausteine | Bloques de patrones
    Sort-it tray | Sorteerblad | Plateau à trier | Sortiertablett | Bandeja para ordenar
    Number rods | Getallenstaven | Barres des nombres | Zahlenstäbe | Barras numéricas`,
  connector: `
    Push-along train | Duwtrein | Train à pousser | Schiebezug | Tren para empujar
    Bridge builder | Bruggenbouwer | Constructeur de ponts | Brückenbauer | Constructor de puentes
    Frame and roof set | Bouwset met dak | Charpente et toit | Rahmen und Dach | Estructura y tejado
    Pattern beads | Patroonkralen | Perles à motifs | Musterperlen | Cuentas de patrones
    Ten-step stairs | Trap van tien treden | Escalier de dix marches | Treppe mit zehn Stufen | Escalera de diez peldaños`,
  examiner: `
    First microscope | Eerste microscoop | Premier microscope | Erstes Mikroskop | Primer microscopio
    Specimen jars | Verzamelpotjes | Bocaux de collection | Sammelgläser | Frascos de muestras
    Small world globe | Kleine wereldbol | Petit globe terrestre | Kleiner Globus | Pequeño globo terráqueo
    Sample tray | Blad met proefjes | Plateau d'échantillons | Probentablett | Bandeja de muestras
    Plant press | Plantenpers | Presse à plantes | Pflanzenpresse | Prensa de plantas`,
  persister: `
    Table loom | Tafelweefgetouw | Métier à tisser de table | Tischwebrahmen | Telar de mesa
    Steady-hand tower | Toren voor een vaste hand | Tour des mains sûres | Turm für ruhige Hände | Torre de pulso firme
    Map board | Kaartenbord | Planche de cartes | Kartenbrett | Tablero de mapas
    Shape puzzle | Vormenpuzzel | Puzzle de formes | Formenpuzzle | Puzle de formas
    Patience timer | Geduldklok | Sablier de patience | Geduldsuhr | Reloj de la paciencia`,
  planner: `
    My week board | Mijn weekbord | Ma semaine au tableau | Meine Wochentafel | Mi tablero de la semana
    Learning clock | Leerklok | Horloge d'apprentissage | Lernuhr | Reloj para aprender
    Shop till | Winkelkassa | Caisse de magasin | Ladenkasse | Caja registradora
    Island map puzzle | Eilandpuzzel | Puzzle de l'île | Inselpuzzle | Puzle de la isla
    Shopkeeper scale | Winkelweegschaal | Balance de l'épicier | Kaufmannswaage | Balanza de tendero`,
}

export function toyAlt(kit: Kit, i: number) {
  const line = TOYS[kit.handle]?.trim().split('\n')[i]
  if (!line) throw new Error(`Toy ${i + 1} of ${kit.name} has no name`)
  return altFromLine(line)
}
