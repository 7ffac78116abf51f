// The texts of the operator's page, in both languages side by side.
const WORDS = {
  title: ['Sablier – operator', 'Sablier – opérateur'],
  promise: [
    'No hand, seed, invitation or talk is shown here: an operator may be playing.',
    'Ni main, ni graine, ni invitation, ni parole ici : l’opérateur joue peut-être lui aussi.',
  ],
  language: ['Français', 'English'],
  token: ['Token', 'Jeton'],
  enter: ['Enter', 'Entrer'],
  leave: ['Log out', 'Se déconnecter'],
  asOf: ['As of {at}', 'État à {at}'],
  away: ['The server does not answer.', 'Le serveur ne répond pas.'],
  server: ['Server', 'Serveur'],
  version: ['Version', 'Version'],
  running: ['Running for', 'En marche depuis'],
  uptime: ['{h} h {min} min', '{h} h {min} min'],
  load: ['Load (1, 5, 15 min)', 'Charge (1, 5, 15 min)'],
  late: ['Event loop, p99', 'Boucle d’événements, p99'],
  worst: ['Event loop, worst', 'Boucle d’événements, pire'],
  memory: ['Memory', 'Mémoire'],
  heap: ['{heap} of it heap', 'dont tas {heap}'],
  sockets: ['Sockets', 'Connexions'],
  awake: ['Tables in memory', 'Tables en mémoire'],
  people: ['People', 'Joueurs'],
  storage: ['Storage', 'Stockage'],
  tables: ['Tables', 'Tables'],
  status: ['Status', 'État'],
  all: ['all', 'toutes'],
  open: ['open', 'ouverte'],
  playing: ['playing', 'en cours'],
  over: ['over', 'terminée'],
  closed: ['closed', 'fermée'],
  'read-only': ['read-only', 'lecture seule'],
  table: ['Table', 'Table'],
  seats: ['Seats', 'Places'],
  computer: ['computer', 'ordinateur'],
  free: ['free', 'libre'],
  changed: ['Last change', 'Dernier changement'],
  noTables: ['No table.', 'Aucune table.'],
  nameOrId: ['Name or id', 'Nom ou identifiant'],
  find: ['Find', 'Chercher'],
  person: ['Person', 'Joueur'],
  hidden: ['Hidden name', 'Nom masqué'],
  seen: ['Last here', 'Vu pour la dernière fois'],
  noPeople: ['Nobody.', 'Personne.'],
  bans: ['Bans', 'Exclusions'],
  address: ['Address or range', 'Adresse ou plage'],
  whom: ['Whom', 'Qui'],
  since: ['Since', 'Depuis'],
  reason: ['Reason', 'Motif'],
  noBans: ['Nobody is kept out.', 'Personne n’est exclu.'],
  refusals: ['Refused lately', 'Refus récents'],
  when: ['When', 'Quand'],
  where: ['Where', 'Où'],
  request: ['request', 'requête'],
  upgrade: ['connection', 'connexion'],
  message: ['message', 'message'],
  why: ['Why', 'Pourquoi'],
  from: ['Address', 'Adresse'],
  times: ['Times', 'Fois'],
  noRefusals: ['Nothing was refused.', 'Aucun refus.'],
  close: ['Close', 'Fermer'],
  archive: ['Archive', 'Archiver'],
  hideName: ['Hide name', 'Masquer le nom'],
  ban: ['Ban', 'Exclure'],
  banned: ['banned', 'exclu'],
  lift: ['Lift', 'Lever'],
  cancel: ['Cancel', 'Annuler'],
  askClose: [
    'Close table {what}? Its game stops where it stands, for everybody there.',
    'Fermer la table {what} ? La partie s’arrête là, pour tous ceux qui y sont.',
  ],
  askArchive: [
    'Archive table {what}? It is written to a file and leaves the storage.',
    'Archiver la table {what} ? Elle est écrite dans un fichier et quitte le stockage.',
  ],
  askHideName: [
    'Hide the name of {what}? They get another one, at every table and in what they said.',
    'Masquer le nom de {what} ? Un autre le remplace, à toutes les tables et dans ses paroles.',
  ],
  askBan: ['Ban {what}? Every connection from there ends now.', 'Exclure {what} ? Toutes ses connexions sont coupées.'],
  askLift: ['Lift the ban of {what}?', 'Lever l’exclusion de {what} ?'],
  done: ['{label}: {what}. Done.', '{label} : {what}. C’est fait.'],
}

/** What was refused, by the code of the refusal. */
const FAULTS = {
  'no-session': ['The token is missing or wrong.', 'Le jeton manque ou est faux.'],
  'too-fast': ['Too many attempts: wait a moment.', 'Trop d’essais : patientez un peu.'],
  malformed: [
    'This is no address (203.0.113.7) and no range (203.0.113.0/24).',
    'Ce n’est ni une adresse (203.0.113.7) ni une plage (203.0.113.0/24).',
  ],
  'not-now': [
    'This is not possible now: it has changed, or somebody is at the table.',
    'Impossible pour l’instant : cela a changé, ou quelqu’un est à la table.',
  ],
  'unknown-table': ['There is no such table any more.', 'Cette table n’existe plus.'],
  'not-saved': ['The storage does not answer.', 'Le stockage ne répond pas.'],
}
const FAULT = [
  'The server could not do it; its log says why.',
  'Le serveur n’a pas pu le faire ; son journal dit pourquoi.',
]

const LANGUAGES = ['en', 'fr']
let language = localStorage.getItem('operator-language') ?? (navigator.language.startsWith('fr') ? 'fr' : 'en')

export const speaks = () => language
export function switchLanguage() {
  language = language === 'fr' ? 'en' : 'fr'
  localStorage.setItem('operator-language', language)
}
/** A text in the language of the page, with values filled in. */
export function word(name, values = {}) {
  const text = WORDS[name]?.[LANGUAGES.indexOf(language)] ?? name
  return text.replace(/\{(\w+)\}/g, (_, key) => String(values[key]))
}
export const faultText = (code) => (FAULTS[code] ?? FAULT)[LANGUAGES.indexOf(language)]
/** Says everything again that the page itself says. */
export function sayAgain(root) {
  document.documentElement.lang = language
  document.title = word('title')
  for (const part of root.querySelectorAll('[data-word]')) part.textContent = word(part.dataset.word)
}
