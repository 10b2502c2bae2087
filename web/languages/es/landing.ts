/** The texts of features/landing in Spanish. The people and their quotes are invented (U1). */
import type * as english from '#web/languages/en.ts'

export const landingTexts: typeof english.landingTexts = {
  page: 'Tareas, puntos y premios',
  skip: 'Ir al contenido',
  sections: {
    label: 'En esta página',
    features: 'Qué hace',
    pricing: 'Precios',
    reviews: 'Opiniones',
  },
  dashboard: 'Inicio',
  login: 'Entrar',
  signUp: 'Crear cuenta',
  hero: {
    title: 'A más manoplas, menos faena.',
    lead: 'Mitten convierte las tareas de casa en puntos, y los puntos en cosas que os apetecen a los dos. Para parejas, y para familias con peques.',
    start: 'Empezar',
    more: 'Saber más',
    note: 'Funciona en la tablet de la cocina, aunque el wifi no.',
    picture: 'Dos manoplas de punto chocando los cinco',
    task: 'Doblar la ropa',
    reward: 'Desayuno en la cama',
  },
  features: {
    title: 'Casa justa, casa calentita',
    tasks: {
      title: 'Las tareas',
      text: 'Ponle nombre, ponle minutos, di cuánto cuesta de verdad. Compártela, y quien llegue antes se la queda.',
      easy: 'Regar el balcón',
      difficult: 'Doblar la ropa',
      extreme: 'Limpiar a fondo el horno',
    },
    points: {
      title: 'Los puntos',
      text: 'Minutos por esfuerzo. La misma cuenta para todos, y así nadie discute a quién le tocaba.',
    },
    rewards: {
      title: 'Los premios',
      text: 'Desayuno en la cama. Los bollos de la panadería buena. La última palabra en la noche de peli. El precio lo pones tú.',
    },
    partner: {
      title: 'Tu gente',
      text: 'Conecta con tu pareja o con tus peques. Los premios y los préstamos pasan por la otra persona, con cariño.',
      name: 'Theo',
      asks: 'Lo pide Theo',
      wish: 'Dormir hasta las diez',
      deny: 'Rechazar',
      approve: 'Aprobar',
    },
  },
  howItWorks: {
    title: 'Cómo funciona',
    steps: [
      { title: 'Crea tareas', text: 'Apunta lo que hay que hacer, con sus minutos y su esfuerzo.' },
      {
        title: 'Completa y gana',
        text: 'Márcala, también sin conexión. Los puntos llegan al momento.',
      },
      { title: 'Canjea premios', text: 'Gástalos en algo que de verdad te apetezca.' },
    ],
  },
  pricing: {
    title: 'Elige tu talla',
    choose: { free: 'Empezar', pro: 'Elegir Pro', ultimate: 'Elegir Ultimate' },
  },
  reviews: {
    title: 'Desde cocinas más calentitas',
    all: [
      {
        name: 'Nadia',
        about: 'Con Marcus en Mitten',
        text: 'Dejamos de llevar la cuenta de cabeza. Ahora la cuenta se lleva sola y a mí me traen el desayuno a la cama.',
      },
      {
        name: 'Per',
        about: 'Padre de dos',
        text: 'La tablet vive al lado de la cafetera. Los niños compiten por bajar el reciclaje. Eso no me lo esperaba.',
      },
      {
        name: 'Grace',
        about: 'Con Tom en Mitten',
        text: 'Limpió el horno a fondo a cambio de dormir hasta tarde. Los 180 puntos mejor gastados de la historia.',
      },
    ],
  },
  finalCall: {
    title: 'Los platos de esta noche valen 20 puntos.',
    action: 'Empezar gratis',
  },
  footer: {
    help: {
      label: 'Ayuda',
      links: ['Centro de ayuda', 'Blog', 'Preguntas frecuentes', 'Contacto'],
    },
    legal: {
      label: 'Legal',
      links: ['Política de privacidad', 'Condiciones de uso', 'Política de cookies'],
      about: 'Licencias y código',
    },
    social: 'Redes sociales',
  },
}
