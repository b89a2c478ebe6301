import { useLocation, useNavigate } from 'react-router'
import { comparisonAddress, readComparison } from './address.ts'
import { replaceTray, useTray } from './tray/tray.ts'
import { isSameSet } from './tray/tray-content.ts'

/**
 * What the address compares, and how to change it. A comparison of the own tray changes the tray as well; one from another's link does
 * not.
 */
export function useComparison() {
  const navigate = useNavigate()
  const comparison = readComparison(useLocation().search)
  const tray = useTray()
  const { skuIds, isDifferencesOnly } = comparison
  const isOwn = isSameSet(skuIds, tray)
  const show = (next: readonly string[], { isStep }: { isStep: boolean }) => {
    void navigate(comparisonAddress(next, isDifferencesOnly), { replace: !isStep })
    if (isOwn) replaceTray(next)
  }
  return {
    ...comparison,
    tray,
    isOwn,
    /** A step of the history, so that Back restores it. */
    remove: (skuId: string) =>
      show(
        skuIds.filter((other) => other !== skuId),
        { isStep: true },
      ),
    /** By one column to the right, or with −1 to the left. */
    move: (skuId: string, by: 1 | -1) => show(moved(skuIds, skuId, by), { isStep: false }),
    showDifferencesOnly: (isOnly: boolean) => void navigate(comparisonAddress(skuIds, isOnly), { replace: true }),
  }
}

/** The columns with one of them a place further to the right, or with −1 to the left. */
export function moved(skuIds: readonly string[], skuId: string, by: 1 | -1): readonly string[] {
  const others = skuIds.filter((other) => other !== skuId)
  return others.toSpliced(Math.max(0, skuIds.indexOf(skuId) + by), 0, skuId)
}
