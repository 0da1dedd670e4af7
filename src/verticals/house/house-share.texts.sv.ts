/** "Hus på 140 kvm, byggt 1978". */
export const aboutSharedHouse = (livingArea: number, buildYear: number): string =>
  `Hus på ${livingArea}\u00A0kvm, byggt ${buildYear}`;
