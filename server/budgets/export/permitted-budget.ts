import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import type { FileBudget, FileLine } from './file-budget.ts'

/**
 * Reduces a list to what the audience of its file may know, before the file is written. A client sees what they pay, but neither
 * the designer's costs nor the suppliers. Orders show no amounts.
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
      ...(price.per && { per: price.per }),
      low: null,
      high: null,
      chosen: null,
      currency,
      taxIncluded: false,
      ...(price.isTaxUnknown && { isTaxUnknown: true }),
      discountPct: '0',
      markupPct: '0',
      freight: '0',
      // A client sees the tax by rate.
      taxRate: price.taxRate,
      fxRate: '1',
      fxDate: null,
      fxSource: null,
    },
  }
}
