/** The ready-made chores, by room: how often, how long and how hard households really do them (T30). */
import type { EffortLevel } from '#domain/tasks/task.ts'
import { firstChoreTexts } from './first-chore-texts.ts'
import type { NamedChore } from './first-chores.ts'
import { firstChores } from './first-chores.ts'
import type { Rhythm } from './rhythm.ts'
import {
  afterDays,
  daily,
  during,
  everyMonths,
  everyWeeks,
  monthly,
  timesAWeek,
  weekly,
  workdays,
  yearlyIn,
} from './rhythm.ts'
import { starterTexts } from './starter-texts.ts'

export const rooms = [
  'kitchen',
  'bathroom',
  'toilet',
  'living',
  'bedroom',
  'children',
  'baby',
  'office',
  'hall',
  'laundry',
  'cellar',
  'garden',
  'car',
  'pets',
] as const
export type Room = (typeof rooms)[number]

/** How thoroughly a household cleans; each pace includes the chores of the lighter ones. */
export const paces = ['light', 'usual', 'thorough'] as const
export type Pace = (typeof paces)[number]

type StarterKey = keyof typeof starterTexts | keyof typeof firstChoreTexts

export type StarterTask = NamedChore & {
  readonly key: StarterKey
  readonly room: Room
  readonly rhythm: Rhythm
  /** The lightest pace that includes it. */
  readonly pace: Pace
  /** Another chore with which it shares its days: laundry is hung up on the day it is washed. */
  readonly along: StarterKey | null
}

type Line = readonly [
  key: StarterKey,
  minutes: number,
  effort: EffortLevel,
  pace: Pace,
  rhythm: Rhythm,
  along?: StarterKey,
]

const chores: Readonly<Record<Room, readonly Line[]>> = {
  kitchen: [
    ['wipeWorktops', 10, 'easy', 'light', daily],
    ['emptyDishwasher', ...firstChores.emptyDishwasher, 'light', daily],
    ['cookDinner', 40, 'difficult', 'usual', daily],
    ['washByHand', 20, 'easy', 'thorough', daily],
    ['scrubSink', 10, 'easy', 'thorough', weekly],
    ['cleanHob', 20, 'difficult', 'usual', weekly],
    ['mopKitchenFloor', 20, 'difficult', 'light', weekly],
    ['clearOutFridge', 25, 'difficult', 'usual', everyWeeks(2)],
    ['planMealsWriteShoppingList', 20, 'easy', 'usual', weekly, 'doWeeklyShop'],
    ['doWeeklyShop', 60, 'difficult', 'light', weekly],
    ['takeOutBins', ...firstChores.takeOutBins, 'light', timesAWeek(2)],
    ['takeBottlesPaperAway', 20, 'easy', 'usual', everyWeeks(2)],
    ['descaleKettle', 15, 'easy', 'thorough', afterDays(42)],
    ['cleanOven', 60, 'extreme', 'thorough', everyMonths(3)],
    ['cleanExtractorFilter', 20, 'difficult', 'thorough', everyMonths(3)],
    ['defrostFreezer', 60, 'difficult', 'thorough', everyMonths(6)],
  ],
  bathroom: [
    ['cleanToilet', 15, 'difficult', 'light', weekly],
    ['scrubShower', 25, 'difficult', 'light', weekly],
    ['wipeBasinMirror', 10, 'easy', 'light', timesAWeek(2)],
    ['changeTowels', 5, 'easy', 'usual', weekly],
    ['mopBathroomFloor', 15, 'easy', 'usual', weekly],
    ['washBathMat', 10, 'easy', 'usual', everyWeeks(2)],
    ['emptyBathroomBin', 5, 'easy', 'thorough', weekly],
    ['cleanTiles', 30, 'difficult', 'thorough', monthly],
    ['descaleTaps', 20, 'difficult', 'thorough', afterDays(60)],
    ['unblockDrain', 30, 'extreme', 'thorough', afterDays(120)],
    ['sortMedicines', 20, 'easy', 'thorough', everyMonths(6)],
  ],
  toilet: [
    ['cleanSeparateToilet', 10, 'difficult', 'light', weekly],
    ['restockToiletPaper', 5, 'easy', 'light', weekly],
    ['wipeToiletBasin', 5, 'easy', 'usual', weekly],
    ['changeHandTowel', 5, 'easy', 'usual', weekly],
    ['mopToiletFloor', 10, 'easy', 'usual', everyWeeks(2)],
    ['descaleToilet', 15, 'difficult', 'thorough', afterDays(60)],
  ],
  living: [
    ['tidyLivingRoom', 15, 'easy', 'light', timesAWeek(3)],
    ['vacuumFloors', ...firstChores.vacuumFloors, 'light', timesAWeek(2)],
    ['dustShelves', 20, 'easy', 'usual', weekly],
    ['waterPlants', 10, 'easy', 'usual', weekly],
    ['mopLivingRoomFloor', 20, 'difficult', 'usual', everyWeeks(2)],
    ['cleanWindows', 60, 'extreme', 'usual', everyMonths(2)],
    ['vacuumSofa', 20, 'easy', 'thorough', monthly],
    ['wipeScreens', 10, 'easy', 'thorough', monthly],
    ['dustLamps', 25, 'difficult', 'thorough', everyMonths(2)],
    ['washThrows', 20, 'easy', 'thorough', everyMonths(3)],
    ['washCurtains', 60, 'difficult', 'thorough', everyMonths(6)],
  ],
  bedroom: [
    ['changeBeds', 30, 'difficult', 'light', everyWeeks(2)],
    ['makeBeds', 5, 'easy', 'usual', daily],
    ['vacuumBedroom', 15, 'easy', 'usual', weekly],
    ['dustBedroom', 15, 'easy', 'usual', everyWeeks(2)],
    ['vacuumUnderBed', 15, 'difficult', 'thorough', monthly],
    ['turnMattress', 20, 'difficult', 'thorough', everyMonths(6)],
    ['washDuvets', 40, 'difficult', 'thorough', everyMonths(6)],
    ['clearOutWardrobe', 90, 'extreme', 'thorough', everyMonths(6)],
  ],
  children: [
    ['putToysAway', 10, 'easy', 'light', daily],
    ['vacuumChildrensRoom', 15, 'easy', 'light', weekly],
    ['changeChildrensBeds', 20, 'difficult', 'usual', everyWeeks(2)],
    ['packSchoolBags', 10, 'easy', 'usual', workdays],
    ['makeLunchBoxes', 15, 'easy', 'usual', workdays],
    ['sortOutgrownClothes', 45, 'difficult', 'thorough', everyMonths(3)],
    ['sortOutToys', 60, 'difficult', 'thorough', everyMonths(6)],
  ],
  baby: [
    ['washBottles', 15, 'easy', 'light', daily],
    ['emptyNappyBin', 5, 'easy', 'light', daily],
    ['washBabyClothes', 15, 'easy', 'light', timesAWeek(2)],
    ['restockChangingTable', 10, 'easy', 'usual', timesAWeek(2)],
    ['repackChangingBag', 10, 'easy', 'usual', timesAWeek(2)],
    ['wipeBabyToys', 15, 'easy', 'usual', weekly],
    ['changeCotSheets', 10, 'easy', 'usual', weekly],
  ],
  office: [
    ['sortPostPapers', 30, 'difficult', 'light', weekly],
    ['clearDesk', 15, 'easy', 'light', weekly],
    ['payBills', 30, 'difficult', 'usual', monthly],
    ['vacuumOffice', 15, 'easy', 'usual', everyWeeks(2)],
    ['emptyWastePaper', 5, 'easy', 'usual', weekly],
    ['backUpFiles', 20, 'easy', 'thorough', monthly],
    ['shredPapers', 40, 'easy', 'thorough', everyMonths(6)],
  ],
  hall: [
    ['sweepSteps', 10, 'easy', 'light', weekly],
    ['vacuumHallStairs', 15, 'easy', 'light', weekly],
    ['tidyShoesCoats', 10, 'easy', 'usual', weekly],
    ['mopHall', 15, 'easy', 'usual', everyWeeks(2)],
    ['shakeDoormat', 5, 'easy', 'thorough', weekly],
    ['wipeHandlesSwitches', 15, 'easy', 'thorough', monthly],
    ['polishShoes', 20, 'easy', 'thorough', afterDays(30)],
  ],
  laundry: [
    ['runWash', 10, 'easy', 'light', timesAWeek(3)],
    ['hangWashing', 15, 'easy', 'light', timesAWeek(3), 'runWash'],
    ['foldLaundry', 25, 'easy', 'light', timesAWeek(2)],
    ['putClothesAway', 15, 'easy', 'usual', timesAWeek(2), 'foldLaundry'],
    ['washTowelsLinen', 15, 'easy', 'usual', everyWeeks(2), 'changeBeds'],
    ['ironShirts', 40, 'difficult', 'usual', weekly],
    ['mendClothes', 30, 'difficult', 'thorough', monthly],
    ['cleanWashingMachine', 20, 'easy', 'thorough', afterDays(60)],
  ],
  cellar: [
    ['sweepCellar', 25, 'easy', 'light', everyMonths(2)],
    ['checkSupplies', 15, 'easy', 'light', monthly],
    ['airCellar', 5, 'easy', 'usual', weekly],
    ['testSmokeAlarms', 15, 'easy', 'usual', everyMonths(6)],
    ['bleedRadiators', 30, 'easy', 'usual', yearlyIn(10)],
    ['clearOutCellar', 90, 'extreme', 'thorough', yearlyIn(3)],
  ],
  garden: [
    ['mowLawn', 45, 'difficult', 'light', during(4, 10, weekly)],
    ['waterGarden', 15, 'easy', 'light', during(5, 9, timesAWeek(3))],
    ['rakeLeaves', 40, 'difficult', 'light', during(10, 11, weekly)],
    ['weedBeds', 45, 'difficult', 'usual', during(4, 9, everyWeeks(2))],
    ['sweepTerrace', 15, 'easy', 'usual', during(3, 11, everyWeeks(2))],
    ['turnCompost', 30, 'difficult', 'thorough', during(4, 10, monthly)],
    ['cleanGardenFurniture', 40, 'difficult', 'usual', yearlyIn(4)],
    ['sowVegetables', 60, 'difficult', 'thorough', yearlyIn(4)],
    ['plantBalconyBoxes', 60, 'difficult', 'usual', yearlyIn(5)],
    ['trimHedge', 90, 'extreme', 'usual', yearlyIn(8)],
    ['coverPlants', 45, 'difficult', 'usual', yearlyIn(11)],
    ['turnOffOutsideTap', 10, 'easy', 'usual', yearlyIn(11)],
    ['pruneTrees', 90, 'extreme', 'thorough', yearlyIn(2)],
    ['clearGutters', 60, 'extreme', 'thorough', yearlyIn(11)],
  ],
  car: [
    ['washCar', 45, 'difficult', 'light', monthly],
    ['clearRubbishFromCar', 10, 'easy', 'light', weekly],
    ['vacuumCar', 25, 'easy', 'usual', monthly],
    ['checkOilTyres', 10, 'easy', 'usual', monthly],
    ['fitWinterTyres', 60, 'extreme', 'usual', yearlyIn(10)],
    ['fitSummerTyres', 60, 'extreme', 'usual', yearlyIn(4)],
  ],
  pets: [
    ['feedPets', 10, 'easy', 'light', daily],
    ['walkDog', 30, 'easy', 'light', daily],
    ['cleanLitterTray', 10, 'difficult', 'light', daily],
    ['brushPets', 15, 'easy', 'usual', weekly],
    ['cleanCageOrTank', 40, 'difficult', 'usual', weekly],
    ['buyPetFood', 20, 'easy', 'usual', everyWeeks(2)],
  ],
}

/** Named in the language of the person who looks at it: a task keeps the name with which it was made. */
export function starterPack(): readonly StarterTask[] {
  const names: Readonly<Record<StarterKey, string>> = { ...starterTexts, ...firstChoreTexts }
  return rooms.flatMap((room) =>
    chores[room].map(([key, time_minutes, effort_level, pace, rhythm, along = null]) => ({
      key,
      room,
      name: names[key],
      time_minutes,
      effort_level,
      pace,
      rhythm,
      along,
    })),
  )
}
