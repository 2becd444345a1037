import type { SeedMediaTalk } from './mediaTalk.ts';

export const inSpanish: SeedMediaTalk = {
  between: ['lucia', 'daniel'],
  days: [
    {
      hoursAgo: 60,
      lines: [
        ['lucia', '¡Mira qué mañana en el mercado!'],
        ['lucia', { kind: 'pictures', pictures: ['market', 'flowers', 'bicycle'] }],
        ['daniel', 'Qué colores. ¿La bicicleta es tuya?'],
        ['lucia', { kind: 'quote', line: 2, text: 'De mi hermana, pero hoy me la ha prestado.' }],
        ['daniel', { kind: 'voice', voice: 'voice-low' }],
        ['lucia', '👏👏👏'],
        ['daniel', { kind: 'pictures', pictures: ['cake'] }],
        ['daniel', 'He hecho una tarta. No preguntes por la cocina.'],
        ['lucia', { kind: 'clip', clip: 'waves' }],
        ['lucia', 'Y así terminó el día.'],
      ],
    },
    {
      hoursAgo: 36,
      lines: [
        ['daniel', '¿Me mandas la receta del gazpacho?'],
        [
          'lucia',
          {
            kind: 'file',
            name: 'Gazpacho.txt',
            text: 'Gazpacho (cuatro personas)\n\n1 kg de tomates maduros\n1 pimiento verde\n1 pepino pequeño\n1 diente de ajo\n50 ml de aceite de oliva\n2 cucharadas de vinagre\nsal\n\n1. Trocea las verduras.\n2. Bátelo todo hasta que quede fino.\n3. Cuélalo y déjalo dos horas en la nevera.\n',
          },
        ],
        ['lucia', { kind: 'voice', voice: 'voice-mid' }],
        ['daniel', 'Entendido casi todo. ¡Voy mejorando!'],
        ['lucia', 'El sábado quedamos aquí.'],
        [
          'lucia',
          {
            kind: 'location',
            description: 'Puente del mercado, lado del río',
            latitude: 37.3862,
            longitude: -6.0026,
          },
        ],
        ['lucia', 'Aisyah también viene, te paso su contacto.'],
        ['lucia', { kind: 'card', account: 'aisyah' }],
        [
          'daniel',
          {
            kind: 'record',
            title: 'Historial del chat de Olivia y Minh Anh',
            lines: [
              ['olivia', 'Is the market open on Saturday?'],
              ['minhanh', 'Yes, from seven to two.'],
              ['olivia', 'Then let us all go together!'],
            ],
          },
        ],
        ['daniel', 'El horario está aquí: https://example.com/mercado'],
        ['lucia', { kind: 'sticker', sticker: 'party' }],
        ['lucia', 'Perfecto, ¡hasta el sábado!'],
      ],
    },
  ],
};
