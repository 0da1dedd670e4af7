export const seriesCallPath = () => "/ajax/series/";
