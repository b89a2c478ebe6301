import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import type { FileBudget, FileLine } from './file-budget.ts'

/**
 * What a file may hold at all: whoever writes it meets nothing that its reader may not know. A client reads what they pay and neither
 * what it costs the designer nor where it is bought; orders tell no amounts.
 */
export function permittedBudget(budget: FileBudget): FileBudget {
  const { audience, list, lines } = budget
  if (audience === 'own') return budget
  const counted = lines.filter(isCounted)
  const bare = { ...list, targetBudget: null, totals: { ...list.totals, freight: '0' } }
  if (audience === 'client') return { ...budget, list: bare, lines: counted.map((line) => forClient(line, list)) }
  return { ...budget, list: bare, lines: counted.map(forOrders) }
}

function forClient(line: FileLine, list: FileBudget['list']): FileLine {
  return {
    ...withoutPrice(line, list.baseCurrency),
    supplier: '',
    batchNo: '',
    note: '',
    figures: { ...line.figures, freight: '0' },
  }
}

function forOrders(line: FileLine): FileLine {
  const { need, packs, orderQty } = line.figures
  const amounts = { goodsLow: null, goodsHigh: null, goodsChosen: null, taxLow: null, taxHigh: null, taxChosen: null }
  return {
    ...withoutPrice(line, line.price.currency),
    figures: { need, packs, orderQty, freight: '0', low: null, high: null, chosen: null, ...amounts },
  }
}

function withoutPrice(line: FileLine, currency: string): FileLine {
  const { snapshot, now, price } = line
  return {
    ...line,
    snapshot: snapshot && { ...snapshot, minPrice: null, maxPrice: null },
    ...(now && { now: { ...now, minPrice: null, maxPrice: null } }),
    price: {
      basis: price.basis,
      low: null,
      high: null,
      chosen: null,
      currency,
      taxIncluded: false,
      discountPct: '0',
      markupPct: '0',
      freight: '0',
      // A client reads the tax of each rate.
      taxRate: price.taxRate,
      fxRate: '1',
      fxDate: null,
      fxSource: null,
    },
  }
}
