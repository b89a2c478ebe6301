import type { InputOf } from '../../contract/endpoint.ts'
import type {
  NamedSku,
  Refusal,
  Substituted,
  SubstitutionPlace,
  substitute,
  SubstitutionSummary,
  UsedPlace,
  Whereabouts,
} from '../../contract/substitution.ts'

const whereabouts: Record<SubstitutionPlace['kind'], Whereabouts> = {
  folder: { of: 'item', note: '' },
  board: { of: 'sample', number: 3, note: '' },
  budget: { of: 'line', code: 'FL-01', section: 'Flooring', name: '', rooms: ['Lobby'], isAlternative: false },
}

/** A use of a SKU in one of the member's own things; a test states only what matters to it. */
export function aUse(facts: Partial<UsedPlace> & SubstitutionPlace): UsedPlace {
  return {
    name: `${facts.kind} ${facts.id}`,
    ownerName: 'Ada',
    right: 'own',
    place: whereabouts[facts.kind],
    status: facts.kind === 'budget' ? 'draft' : null,
    closed: null,
    ...facts,
  }
}

export function aNamedSku(facts: Partial<NamedSku> = {}): NamedSku {
  return {
    skuId: '11',
    name: '烟熏橡木',
    enName: 'Smoked oak',
    variant: null,
    brand: { name: '诺木', enName: 'Nordhem' },
    model: 'NH-1',
    cover: null,
    ...facts,
  }
}

const side = {
  status: 'on_sale' as const,
  unit: 'square_meter',
  per: { quantity: 1 as const, unit: 'square_meter' },
  low: '180.00',
  high: '220.00',
  currency: 'CNY',
  perSquareMetre: null,
  leadTimeDays: 20,
}

interface Plan {
  id?: string
  refusalOf?: (place: SubstitutionPlace) => Refusal | null
  /** Properties before the thickness. */
  worse?: Substituted['properties']
}

/** In the form of a call. */
type AskedPlace = InputOf<typeof substitute>['places'][number]

/** The effect of a travertine in place of an oak: each line costs 100.00 more, and comes six days later. */
export function aPlan(
  places: readonly AskedPlace[],
  { id, refusalOf = () => null, worse = [] }: Plan = {},
): Substituted {
  const told = places.map((place) => {
    const [kind, thingId, itemId] = [place.kind, `${place.id}`, `${place.itemId}`]
    const refusal = refusalOf({ kind, id: thingId, itemId })
    const figures = { need: '10', packs: 7, orderQty: '10.08' }
    const before = { ...figures, low: '1800.00', high: '1800.00', chosen: '1800.00', leadTimeDays: 20 }
    const after = { ...before, low: '1900.00', high: '1900.00', chosen: '1900.00', leadTimeDays: 26 }
    const line = kind === 'budget' && refusal === null ? { before, after } : null
    return { kind, id: thingId, itemId, refusal, line, losesScale: false, merges: false }
  })
  const open = told.filter(({ refusal }) => refusal === null)
  const things = [...new Map(open.map((place) => [`${place.kind}/${place.id}`, place])).values()]
  return {
    id: id ?? null,
    from: { ...aNamedSku(), ...side },
    to: { ...aNamedSku({ skuId: '12', name: '洞石', enName: 'Travertine' }), ...side, low: '190.00', leadTimeDays: 26 },
    properties: [
      ...worse,
      {
        id: '1',
        name: '厚度',
        enName: 'Thickness',
        type: 'number',
        unit: 'mm',
        from: { value: '14', enValue: '14' },
        to: { value: '12', enValue: '12' },
      },
    ],
    certificates: {
      lost: [{ scheme: '森林认证', enScheme: 'FSC', number: 'C-1', expiresOn: '2027-05-01' }],
      gained: [],
      expiring: [],
    },
    places: told,
    things: things.map(({ kind, id: thingId }) => ({
      kind,
      id: thingId,
      name: `${kind} ${thingId}`,
      version: 2,
      totals:
        kind === 'budget'
          ? {
              currency: 'CNY',
              before: { low: '9000.00', high: '9000.00', chosen: '9000.00' },
              after: { low: '9100.00', high: '9100.00', chosen: '9100.00' },
            }
          : null,
      reopens: false,
    })),
  }
}

/** A substitution in the history. */
export function aSummary(facts: Partial<SubstitutionSummary> = {}): SubstitutionSummary {
  return {
    id: '71',
    time: Date.UTC(2026, 0, 5),
    undoTime: null,
    from: aNamedSku(),
    to: aNamedSku({ skuId: '12', name: '洞石', enName: 'Travertine' }),
    counts: { board: 1, budget: 1, folder: 1 },
    ...facts,
  }
}
