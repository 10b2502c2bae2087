/** Search in the point history, by the names and texts of what the points were for. */
import type { Entry } from '#domain/points/points.ts'
import { changeOf } from '#domain/points/points.ts'
import { LongList } from '#web/shared/lists/long-list.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { FoundList, FoundRow } from '#web/shared/search/found-row.tsx'
import { readFound } from '#web/shared/search/read-found.ts'
import { SearchView } from '#web/shared/search/search-view.tsx'
import { dateText } from '#web/shared/time/time-text.ts'
import { Points } from '#web/ui/points.tsx'
import { findEntries, withTexts } from './find-entries.ts'
import { historyTexts } from './texts.ts'

export function PointSearch({ household: { timeZone } }: { readonly household: Household }) {
  return (
    <SearchView
      label={historyTexts.search}
      find={async (database, words) => [
        { id: 'entries', title: historyTexts.list, ids: await findEntries(database, words) },
      ]}
      inputs={[]}
    >
      {({ ids }, words) => (
        <LongList
          count={ids.length}
          read={async (database, range) =>
            withTexts(database, await readFound<Entry>(database.entries, ids, range))
          }
          inputs={[ids]}
          layout={FoundList}
          loading={null}
        >
          {({ entry, name, description }) => (
            <FoundRow
              isDone
              focusKey=""
              words={words}
              name={name}
              description={description}
              meta={
                <p>
                  {historyTexts.doneOn(
                    historyTexts.reasons[entry.reason].unnamed,
                    dateText(entry.created_at, timeZone),
                  )}
                </p>
              }
              action={<Points value={changeOf(entry)} signed />}
            />
          )}
        </LongList>
      )}
    </SearchView>
  )
}
