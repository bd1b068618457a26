/** Machines whose oracle is still to be written. It only gets shorter: with its oracle a machine leaves this list. */
export const TO_COME: readonly string[] = ['inspector', 'machineChart', 'machineGallery']
