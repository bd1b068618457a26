import { liveKitPickerMachine } from '../kit-picker/kit-picker.actors'
import { finderMachine } from './finder.machine'

export const liveFinderMachine = finderMachine.provide({ actors: { picker: liveKitPickerMachine } })
