import { useTranslation } from 'react-i18next'
import { letterheadWords, linesOf, type Studio } from '../../../../contract/paper.ts'
import { useIsChinese } from '../../../catalogue/names.ts'

/** The studio's address and foot at the end of a link's page, and that Quarry made it, where the studio wants that said. */
export function StudioFoot({ studio: { name, address, foot, saysQuarry } }: { studio: Studio }) {
  const { t } = useTranslation()
  const words = letterheadWords[useIsChinese() ? 'zh-CN' : 'en']
  return (
    <footer
      className="grid min-w-0 grid-cols-1 gap-4 border-t wrap-anywhere px-40 py-24 text-meta text-second phone:px-16"
      aria-label={t('shared.studio')}
    >
      <p className="font-medium text-ink">{name}</p>
      {linesOf(address).length > 0 && (
        <address className="grid not-italic">
          {linesOf(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {foot !== '' && <p>{foot}</p>}
      {saysQuarry && <p>{words.made}</p>}
    </footer>
  )
}
