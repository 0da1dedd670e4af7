export const GOAL_PAGE = "mal/";
