-- These texts have moved to a set of their own; what editors have changed of them moves along.
update texts
set alias_id = case alias_id
  when 'result.aboutHeading' then 'about-search.heading'
  when 'result.asked' then 'about-search.asked'
  when 'result.showSilent' then 'about-search.showUnanswered'
  else 'about-search.hideUnanswered'
end
where alias_id in ('result.aboutHeading', 'result.asked', 'result.showSilent', 'result.hideSilent');
