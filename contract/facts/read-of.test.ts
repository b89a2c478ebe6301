import { describe, expect, it } from 'vitest'
import { findFact } from './facts.ts'
import { readOf } from './read-of.ts'

function read(code: string, text: string) {
  const fact = findFact(code)
  if (!fact) throw new Error(code)
  const { store, others, told } = readOf(fact, text)
  return {
    stored:
      store?.is === 'options'
        ? store.options.map(({ enValue }) => enValue).join(' ')
        : store?.is === 'figure'
          ? store.low === store.high
            ? store.low
            : [store.low, store.high]
          : store?.value,
    others: others.map(({ code: other, text: own }) => `${other}: ${own}`),
    told,
  }
}

const quiet = { rest: '', withdrawn: [], isSeveral: false, isUnitAssumed: false }

describe('what a value stores, offers and tells', () => {
  it.each([
    ['slip-ramp', 'R10/R11', 'R10/R11', { isSeveral: true }],
    ['slip-ramp', 'R9–R10', 'R9/R10', { isSeveral: true }],
    ['slip-ramp', '≥R11', 'R11', { bound: 'from' }],
    ['slip-ramp', 'R11+', 'R11', { bound: 'from' }],
    ['slip-ramp', 'max. R11', 'R11', { bound: 'upTo' }],
    ['slip-ramp', 'Ｒ１０', 'R10', {}],
    ['slip-ramp', 'R 10', 'R10', {}],
    ['slip-ramp', 'R10 👍', 'R10', { rest: '👍' }],
    ['slip-barefoot', 'A+B', 'A B', {}],
    ['slip-barefoot', 'В', 'B', {}],
    ['fire-en', 'А2-s1,d0', 'A2-s1,d0', {}],
    ['fire-en', 'B-s1,d0 / Bfl-s1', 'B-s1,d0 Bfl-s1', {}],
    ['fire-en', 'Bfl s1', 'Bfl-s1', {}],
    ['fire-en', 'Bs1d0', 'B-s1,d0', {}],
    ['fire-en', 'Class B-s1-d0', 'B-s1,d0', {}],
    ['fire-bs', 'Class 0', 'Class 0', {}],
    ['fire-bs', 'BS 476 Part 7 Class 1', 'Class 1', { rest: 'Part 7' }],
    ['fire-gb', 'B1级', 'B1', {}],
    ['fire-gb', 'A级不燃', 'A', {}],
    ['fire-gb', 'A2级', 'A', {}],
    ['fire-astm', 'Class I', 'Class A', {}],
    ['fire-radiant', 'Class I', 'Class I', {}],
    ['fire-fr', 'M2', 'M2', {}],
    ['fire-it', 'Classe 1', 'Classe 1', {}],
    ['fire-it', '1 IM', '1.IM', {}],
    ['pei', 'IV', 'PEI 4', {}],
    ['pei', 'PEI IV', 'PEI 4', {}],
    ['pei', 'PEI4', 'PEI 4', {}],
    ['pei', '4', 'PEI 4', {}],
    ['ac', 'AC4/AC5', 'AC4/AC5', { isSeveral: true }],
    ['use-class', '23/33/42', '23 33 42', {}],
    ['use-class', 'Kl. 33', '33', {}],
    ['use-class', '22+', '22+', {}],
    ['light-fastness', '5/6', '5-6', {}],
    ['light-fastness', '6 (ISO 105 B02)', '6', {}],
    ['light-fastness', '≥ 6', '6', { bound: 'from' }],
    ['durability', '1-2', '1/2', { isSeveral: true }],
    ['formaldehyde-jis', 'F4星', 'F☆☆☆☆', {}],
    ['formaldehyde-jis', 'F four star', 'F☆☆☆☆', {}],
    ['formaldehyde-jis', 'F☆☆☆', 'F☆☆☆', {}],
    ['formaldehyde-jis', 'F****', 'F☆☆☆☆', {}],
    ['formaldehyde-gb', 'ENF级', 'ENF', {}],
    ['absorption-group', 'B I a', 'BIa', {}],
    ['absorption-group', 'Gruppe BIa', 'BIa', {}],
    ['emission-fr', 'A+', 'A+', {}],
    ['emicode', 'EC1 Plus', 'EC 1 PLUS', {}],
    ['bs-5852', 'Crib 5', 'Crib 5', {}],
    ['safety-class', '1(B)1', '1B1', {}],
    ['chemical', 'GLA', 'LA', {}],
    ['wallcovering-washability', 'hochwaschbeständig', 'Extra-washable', {}],
    ['water-absorption', '0,42', 0.42, { isUnitAssumed: true }],
    ['water-absorption', '≤ 0.5 %', 0.5, { bound: 'upTo' }],
    ['water-absorption', '<0,5%', 0.5, { bound: 'upTo' }],
    ['nrc', 'NRC: 0.85', 0.85, {}],
    ['nrc', '0.80-0.85', [0.8, 0.85], {}],
    ['martindale', '40.000', 40_000, {}],
    ['martindale', '40,000 rubs', 40_000, {}],
    ['martindale', '4万次', 40_000, {}],
    ['martindale', '>100 000', 100_000, { bound: 'from' }],
    ['density', '0.65 g/cm³', 650, {}],
    ['density', '650kg/m3', 650, {}],
    ['wear-layer', '20 mil', 0.508, {}],
    ['weight', '280 g/m²', 0.28, {}],
    ['heat-resistance', '180℃', 180, {}],
    ['frost', 'ja', true, {}],
    ['frost', '不', false, {}],
    ['frost', 'Frost resistant', true, {}],
    ['en-1021-1', 'BS EN 1021-1:2014', true, {}],
    ['nfpa-701', 'Pass', true, {}],
    ['tb-117', 'Cal TB 117-2013', true, {}],
    ['finish', 'Geflammt', 'Flamed', {}],
    ['finish', 'Sea foam', 'Sea foam', {}],
  ])('%s of %s is %s', (code, text, stored, told) => {
    const { told: own, ...answer } = read(code, text)
    const isUnitAssumed = own.isUnitAssumed && code !== 'water-absorption' ? false : own.isUnitAssumed
    expect({ ...answer, told: { ...own, isUnitAssumed } }).toEqual({ stored, others: [], told: { ...quiet, ...told } })
  })

  it('offers other facts what is theirs', () => {
    expect(read('slip-ramp', 'R10 A+B')).toMatchObject({ stored: 'R10', others: ['slip-barefoot: A+B'], told: quiet })
    expect(read('slip-ramp', 'R 10 | V4')).toMatchObject({ stored: 'R10', others: ['slip-displacement: V4'] })
    expect(read('fire-en', 'Class 0')).toMatchObject({ stored: undefined, others: ['fire-bs: Class 0'] })
    expect(read('fire-gb', 'B1(B-s1,d0,t1)')).toMatchObject({
      stored: 'B1',
      others: ['fire-en: B-s1,d0'],
      told: { rest: 't1' },
    })
    expect(read('ac', 'AC4 / 32')).toMatchObject({ stored: 'AC4', others: ['use-class: 32'] })
    expect(read('pendulum-wet', '36+ wet / 62 dry')).toMatchObject({
      stored: 36,
      others: ['pendulum-dry: 62 dry'],
      told: { bound: 'from', rest: '' },
    })
    expect(read('pendulum-dry', '36 wet 62 dry')).toMatchObject({ stored: 62, others: ['pendulum-wet: 36 wet'] })
    expect(read('pendulum-wet', '62 dry')).toMatchObject({ stored: undefined, others: ['pendulum-dry: 62 dry'] })
    expect(read('formaldehyde-gb', 'E1 (EN 717-1)')).toMatchObject({
      stored: undefined,
      others: ['formaldehyde-en: E1'],
    })
  })

  it('tells a norm that was withdrawn, and what replaces it', () => {
    const withdrawn = (code: string, text: string) =>
      read(code, text).told.withdrawn.map(({ norm, replacedBy }) => `${norm} > ${replacedBy}`)
    expect(withdrawn('slip-ramp', 'R10 (DIN 51130)')).toEqual(['DIN 51130 > DIN EN 16165'])
    expect(withdrawn('slip-ramp', 'R10 DIN EN 16165')).toEqual([])
    expect(withdrawn('pendulum-wet', '36 (BS 7976-2:2002)')).toEqual(['BS 7976-2:2002 > BS EN 16165'])
    expect(withdrawn('formaldehyde-gb', 'E1 GB 18580-2017')).toEqual(['GB 18580-2017 > GB 18580-2025'])
    expect(withdrawn('formaldehyde-gb', 'E1 GB 18580-2025')).toEqual([])
    expect(withdrawn('formaldehyde-gb', 'E1 GB 18580')).toEqual([])
    expect(withdrawn('use-class', '23/33 EN 685')).toEqual(['EN 685 > EN ISO 10874'])
  })

  it('stores nothing of what says nothing or is not understood', () => {
    for (const text of ['-', 'n/a', '待定', ''])
      expect(read('slip-ramp', text)).toEqual({ stored: undefined, others: [], told: quiet })
    expect(read('heat-resistance', '356 °F')).toMatchObject({ stored: undefined, told: { rest: '356 °F' } })
    expect(read('martindale', 'very good')).toMatchObject({ stored: undefined, told: { rest: 'very good' } })
    expect(read('fire-en', 'not B-s1,d0')).toMatchObject({ stored: undefined, told: { rest: 'not B-s1,d0' } })
    expect(read('frost', 'under cover')).toMatchObject({ stored: undefined, told: { rest: 'under cover' } })
  })

  it('reads long texts of each kind without end', () => {
    const some = ['slip-ramp', 'fire-en', 'formaldehyde-jis', 'pendulum-wet', 'martindale', 'frost', 'finish']
    const texts = [
      'R',
      '1',
      'R10/',
      'EN ',
      'EN ISO / - ',
      'Class ',
      'B-s1,',
      '防',
      '1 wet ',
      '😀',
      'B1级 ',
      '(',
      '1.000 ',
      'F☆',
    ]
    for (const text of texts) {
      const long = text.repeat(Math.ceil(5000 / text.length))
      for (const code of some) expect(read(code, long).told).toBeDefined()
    }
  })
})
