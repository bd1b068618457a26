/** It asks nobody: the page came with all of it. */
export { machineGalleryMachine as liveMachineGalleryMachine } from './machine-gallery.machine'
