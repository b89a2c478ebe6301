import type { Fact } from './fact.ts'

export const sound: readonly Fact[] = [
  {
    code: 'alpha-w',
    group: 'sound',
    kind: 'number',
    name: '吸声系数',
    enName: 'Sound absorption',
    unit: 'αw',
    better: 'more',
    headers: {
      en: ['alpha w', 'αw', 'Weighted sound absorption', 'Sound absorption coefficient'],
      de: ['Schallabsorption', 'Schallabsorptionsgrad', 'Bewerteter Schallabsorptionsgrad', 'αw-Wert'],
      zh: ['加权吸声系数', '计权吸声系数', '吸音系数'],
      fr: ['Absorption acoustique', 'Coefficient d’absorption', 'Absorption αw'],
      es: ['Absorción acústica', 'Coeficiente de absorción'],
      it: ['Assorbimento acustico', 'Coefficiente di assorbimento'],
    },
    words: String.raw`αw|alpha[\s-]?w|(?:sound )?absorption coefficient|sound absorption|吸[声音]系数`,
    norms: [
      { name: 'ISO 11654', edition: 1997 },
      { name: 'ISO 354', edition: 2003 },
    ],
    expectedOf: ['acoustic'],
  },
  {
    code: 'nrc',
    group: 'sound',
    kind: 'number',
    name: '降噪系数',
    enName: 'Noise reduction',
    unit: 'NRC',
    better: 'more',
    headers: {
      en: ['NRC', 'Noise reduction coefficient', 'NRC value'],
      de: ['NRC-Wert', 'Lärmminderungskoeffizient'],
      zh: ['NRC值', '降噪系数NRC'],
      fr: ['Coefficient de réduction du bruit'],
      es: ['Coeficiente de reducción de ruido'],
      it: ['Coefficiente di riduzione del rumore'],
    },
    words: String.raw`nrc|noise reduction(?: coefficient)?|降噪系数`,
    norms: [{ name: 'ASTM C423', edition: 2023 }],
    expectedOf: ['acoustic'],
  },
]
